import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';
import type { Answer } from './answer-cache.ts';
import type { Caller } from './dispatch.ts';
import { Problem } from './problem.ts';
import { RETRY_AFTER_SECONDS, renderPage } from './render-page.ts';
import type { Route } from './route.ts';
import { sendBody, sendReady } from './send-body.ts';
import { type ProblemBody, presentProblem } from './send-problem.ts';
import { noteReason } from './unavailable.ts';

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
/** The name of a record that is not there, in the addresses of pages that show one. */
export const NO_RECORD = '0e0e0e0e-0000-4000-8000-00000e0e0e0e';

/** Sends the page of a problem that has nothing to do with what was asked: drawn once a language, then kept. */
export async function sendPlainPage(
  page: PlainPage,
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  noteReason(request, problem.reason);
  const key = `plain ${page.language} ${problem.status} ${problem.code} ${problem.messageKey ?? ''}`;
  const refused = presentProblem(problem, page.language);
  const answer = page.services.answers.get(key) ?? (await draw(page, { key, place: HERE, refused }));
  const retry = problem.retryAfterSeconds ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retry !== undefined) reply.header('retry-after', retry);
  return sendReady(request, reply, answer) ? reply : sendBody(request, reply, answer);
}

/**
 * Sends the page of a record that is not there, at `place`, which is the address of another such record: drawn once a place
 * and language, then kept. False where there the page says something else.
 */
export async function sendMissingPage(
  page: PlainPage,
  place: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const key = `missing ${page.language} ${place}`;
  const answer = page.services.answers.get(key) ?? (await draw(page, { key, place }));
  if (answer.status !== 404) return false;
  if (!sendReady(request, reply, answer)) await sendBody(request, reply, answer);
  return true;
}

/** The page of a fault of ours, with the request it happened to: nobody else's, so it is not kept. */
export async function drawFault(page: PlainPage, requestId: string): Promise<Answer> {
  const refused = presentProblem(new Problem('internal'), page.language, requestId);
  return (await drawAt(page, { place: HERE, refused })).answer;
}

interface Drawing {
  place: string;
  refused?: ProblemBody;
}

async function draw(page: PlainPage, { key, ...drawing }: Drawing & { key: string }): Promise<Answer> {
  const { answer, shown, since } = await drawAt(page, drawing);
  return page.services.answers.keep(key, answer, shown, since);
}

async function drawAt({ services, routes, loadBuild, caller }: PlainPage, { place, refused }: Drawing) {
  const { answer, shown, since } = await renderPage({
    services,
    routes,
    build: await loadBuild(),
    request: { method: 'GET', headers: {} },
    url: new URL(place, services.config.publicUrl),
    form: new FormData(),
    caller: caller(),
    ...(refused ? { refused } : {}),
  });
  const html = withoutPlace(answer.body.toString('utf8'), place);
  // When to come back is said by each problem for itself.
  const { 'retry-after': _retry, ...headers } = answer.headers;
  return { answer: { ...answer, headers, body: Buffer.from(html) }, shown, since };
}

/** What leads to where the page was drawn leads to where it is shown; an address without a made up name is right already. */
function withoutPlace(html: string, place: string): string {
  if (place !== HERE && !place.includes(NO_RECORD)) return html;
  return html.replaceAll(`${place}?`, '?').replaceAll(`${place}&amp;`, '?').replaceAll(place, '');
}
