import type { FastifyReply } from 'fastify';
import type { PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { problemText } from '#shared/rules/rule.ts';
import { messageKeyOf, type Problem, type TextConflict, titleKeyOf, toProblem } from './problem.ts';
import { noteReason } from './unavailable.ts';

/** The error envelope of the API: `application/problem+json`, texts in the reader's language. */
export interface ProblemBody {
  status: number;
  code: string;
  title: string;
  message: string;
  /** With 5xx: the request in the log, for whoever tells us of it. */
  reference?: string;
  errors?: Record<string, string[]>;
  conflict?: TextConflict;
  passkey?: PasskeyQuestion;
}

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

/** `reference`: the request that it happened to. */
export function presentProblem(problem: Problem, language: Language, reference?: string): ProblemBody {
  const t = translators[language];
  const errors = Object.entries(problem.fields).map(([field, problems]) => [
    field,
    problems.map((one) => problemText(t, one, one.label && t(one.label))),
  ]);
  return {
    status: problem.status,
    code: problem.code,
    title: t(titleKeyOf(problem)),
    message: t(messageKeyOf(problem), problem.params),
    ...(reference && problem.status >= 500 ? { reference } : {}),
    ...(errors.length > 0 ? { errors: Object.fromEntries(errors) } : {}),
    ...(problem.conflict ? { conflict: problem.conflict } : {}),
    ...(problem.passkey ? { passkey: problem.passkey } : {}),
  };
}

/** Answers a program: `application/problem+json`. */
export function sendProblem(reply: FastifyReply, error: unknown, language: Language): FastifyReply {
  const problem = begin(reply, error, language);
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(presentProblem(problem, language, reply.request.id)));
}

/** Answers whoever asked for a page or a file in a way that neither takes: a few words. */
export function sendProblemText(reply: FastifyReply, error: unknown, language: Language): FastifyReply {
  const { title, message } = presentProblem(begin(reply, error, language), language);
  return reply.type('text/plain; charset=utf-8').send(`${title}\n${message}\n`);
}

/** What somebody was kept from, by whom they are or where they come from: worth a line of its own (ASVS V16.3). */
const REFUSALS: ReadonlySet<string> = new Set(['forbidden_origin', 'proof_needed', 'account_disabled']);

/** Status and headers of a problem. */
function begin(reply: FastifyReply, error: unknown, language: Language): Problem {
  const problem = toProblem(error);
  noteReason(reply.request, problem.reason);
  if (problem.code === 'internal') reply.request.log.error({ err: error }, 'call failed');
  if (REFUSALS.has(problem.code)) reply.request.log.warn({ code: problem.code }, 'refused');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  if (problem.allow) reply.header('allow', problem.allow.join(', '));
  if (problem.size !== undefined) reply.header('content-range', `bytes */${problem.size}`);
  // What was said of a file that is not sent after all.
  reply.removeHeader('etag').removeHeader('content-disposition');
  reply
    .code(problem.status)
    .header('cache-control', 'private, no-store')
    .header('content-language', language);
  return problem;
}
