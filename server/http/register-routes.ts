import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '#shared/contracts/contract.ts';
import { publicParamsOf } from '#shared/contracts/public-param.ts';
import type { Services } from '../services.ts';
import { keptLanguage, languageOfCall } from './call-language.ts';
import { callerOf, isAnonymous } from './caller.ts';
import { type Caller, dispatch, type Outcome } from './dispatch.ts';
import { entityTag } from './entity-tag.ts';
import { publicCaching } from './freshness.ts';
import { methodsAmong } from './http-methods.ts';
import { asPrecondition, versionTag, withIfMatch } from './if-match.ts';
import { jsonCacheKey } from './json-cache.ts';
import { readMultipart } from './multipart.ts';
import { askOdd } from './odd-requests.ts';
import { checkOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import { CALLS, type Refusals } from './refuse-method.ts';
import type { Route } from './route.ts';
import { sendBody, sendReady } from './send-body.ts';
import { sendProblem } from './send-problem.ts';
import { asksWrongly, refuseUnknown } from './unknown-parameters.ts';

/** Registers every route with and without its trailing slash. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  refusals: Refusals,
): void {
  const methodsOf = methodsAmong(routes.map(({ contract }) => contract));
  for (const route of routes) {
    const path = route.contract.path.replace(/\{(\w+)\}/g, ':$1');
    const publicParams = publicParamsOf(route.contract.params);
    const forms = new Set([path, path.replace(/\/$/, '') || '/', path.endsWith('/') ? path : `${path}/`]);
    for (const url of forms) {
      app.route({
        method: methodsOf(route.contract),
        url,
        config: { contract: route.contract, publicParams },
        ...(route.contract.maxBytes === null ? {} : { bodyLimit: route.contract.maxBytes }),
        handler(request, reply) {
          const key = cacheKey(services, route.contract, request);
          const kept = key === null ? undefined : services.answers.get(key);
          // What is kept and compressed already leaves without a single wait.
          if (kept && sendReady(request, reply, kept)) return;
          return kept
            ? sendBody(request, reply, kept)
            : answer(services, route, key, request, reply, refusals);
        },
      });
    }
  }
  registerUnknownCalls(app, refusals);
}

/** The methods that pages take would go to them; every other one has no route and is refused anyway. */
function registerUnknownCalls(app: FastifyInstance, { refuse }: Refusals): void {
  for (const path of CALLS)
    app.route({ method: ['GET', 'POST'], url: `${path}/*`, onRequest: refuse, handler: refuse });
}

const languageOf = ({ config }: Services, { headers, cookies }: FastifyRequest) =>
  languageOfCall(headers['accept-language'], keptLanguage(config, cookies));

/** Where the answer is kept; null when it is nobody else's: a write, or somebody is signed in. */
function cacheKey(services: Services, contract: Contract, request: FastifyRequest): string | null {
  if (contract.cacheSeconds === 0 || !services.changes.connected) return null;
  if (!isAnonymous(services.config, request) || asksWrongly(contract, request.query)) return null;
  return jsonCacheKey(contract, request.params, request.query, languageOf(services, request));
}

async function answer(
  services: Services,
  route: Route,
  key: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
  { methodsOf, refuse }: Refusals,
): Promise<FastifyReply> {
  const { contract } = route;
  // The address is that of another call, taken for one with an id: `PATCH /things/begin/`, `DELETE /things/`.
  if (contract.path.includes('{') && !(await methodsOf(request.url)).includes(request.method))
    return refuse(request, reply);
  const cookies: string[] = [];
  const finish = () => cookies.length > 0 && reply.header('set-cookie', cookies);
  try {
    const started = services.answers.generation;
    const caller = await callerOf(services, request, (cookie) => void cookies.push(cookie));
    const bringsOwn = contract.path.includes('{') || request.url.includes('?');
    if (caller.actor.kind === 'visitor' && bringsOwn) await askOdd(services, request);
    const byBearer = caller.bearer && caller.actor.kind === 'person';
    checkOrigin(services.config, request, { ownPagesOnly: contract.ownPagesOnly, byBearer });
    refuseRunOut(contract, caller);
    refuseUnknown(contract, request.query);
    const body = withIfMatch(contract, request, await readBody(contract, request));
    const idempotencyKey = request.headers['idempotency-key'];
    const outcome = await dispatch(
      route,
      { params: request.params, query: request.query, body },
      caller,
      typeof idempotencyKey === 'string' && contract.method !== 'GET' ? { key: idempotencyKey } : undefined,
    );
    finish();
    const content = Buffer.from(outcome.json);
    const answered = {
      status: outcome.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-language': caller.language,
        vary: 'Accept-Language, Accept-Encoding, Cookie, Authorization',
        ...(key === null
          ? { 'cache-control': 'private, no-store' }
          : publicHeaders(contract, outcome, content)),
        ...(key === null && outcome.version !== undefined ? { etag: versionTag(outcome.version) } : {}),
      },
      body: content,
    };
    if (key !== null)
      return await sendBody(request, reply, services.answers.keep(key, answered, outcome.shown, started));
    return reply.code(answered.status).headers(answered.headers).send(answered.body);
  } catch (error) {
    finish();
    return sendProblem(reply, asPrecondition(error, request), languageOf(services, request));
  }
}

/**
 * A browser whose access has run out renews it and sends the same again; until then what it writes is not taken for that
 * of a visitor, who would not own it. The calls of the account itself are how one renews, leaves, and signs in anew.
 */
function refuseRunOut(contract: Contract, { actor, refreshCookie }: Caller): void {
  const writes = contract.method !== 'GET' && contract.area !== 'account';
  if (writes && actor.kind === 'visitor' && refreshCookie) throw new Problem('session_ended');
}

/** What came with a call. A form sent where none is wanted counts for nothing. */
async function readBody({ bodyKind }: Contract, request: FastifyRequest): Promise<unknown> {
  if (bodyKind === 'multipart') return readMultipart(request);
  return Buffer.isBuffer(request.body) ? undefined : request.body;
}

function publicHeaders({ cacheSeconds }: Contract, { shown }: Outcome, body: Buffer): Record<string, string> {
  return {
    'cache-control': publicCaching(cacheSeconds, shown),
    etag: entityTag(body),
  };
}
