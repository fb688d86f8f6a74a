import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';
import { hashAddress } from './caller.ts';
import { toProblem } from './problem.ts';
import { sendProblem } from './send-problem.ts';

/** Says why a file is not sent. One that is not there counts like a page that is not: who tries many addresses is told to wait. */
export async function sendFileProblem(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  language: Language,
): Promise<FastifyReply> {
  if (toProblem(error).code !== 'not_found') return sendProblem(reply, error, language);
  const refused = await services.limits.spend('missing', hashAddress(services, request.ip)).then(
    () => error,
    (reason: unknown) => reason,
  );
  return sendProblem(reply, refused, language);
}
