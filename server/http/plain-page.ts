import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';
import type { Answer } from './answer-cache.ts';
import type { Caller } from './dispatch.ts';
import type { Problem } from './problem.ts';
import { renderPage } from './render-page.ts';
import type { Route } from './route.ts';
import { sendBody, sendReady } from './send-body.ts';
import { presentProblem } from './send-problem.ts';

interface PlainPage {
  services: Services;
  routes: ReadonlyMap<string, Route>;
  loadBuild: () => Promise<ServerBuild>;
  language: Language;
  /** A visitor: these pages say the same to everybody. */
  caller: () => Caller;
}

/** Stands for the address that was asked for; what leads to it is relative in the page that is kept. */
const HERE = '/~here';

/** Sends the page of a problem that has nothing to do with what was asked: drawn once a language, then kept. */
export async function sendPlainPage(
  page: PlainPage,
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = `plain ${page.language} ${problem.code} ${problem.messageKey ?? ''}`;
  const answer = page.services.answers.get(key) ?? (await draw(page, problem, key));
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return sendReady(request, reply, answer) ? reply : sendBody(request, reply, answer);
}

async function draw(
  { services, routes, loadBuild, language, caller }: PlainPage,
  problem: Problem,
  key: string,
): Promise<Answer> {
  const { answer, shown, since } = await renderPage({
    services,
    routes,
    build: await loadBuild(),
    request: { method: 'GET', headers: {} },
    url: new URL(HERE, services.config.publicUrl),
    form: { body: undefined, type: undefined, refused: undefined },
    caller: caller(),
    refused: presentProblem(problem, language),
  });
  const html = answer.body.toString('utf8').replaceAll(`${HERE}?`, '?').replaceAll(HERE, '');
  return services.answers.keep(key, { ...answer, body: Buffer.from(html) }, shown, since);
}
