import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import { dispatch } from './dispatch.ts';
import { jsonCacheKey } from './json-cache.ts';
import { languageOfCall } from './language.ts';
import { readMultipart } from './multipart.ts';
import { checkOrigin } from './origin.ts';
import type { Route } from './route.ts';
import { sendBody } from './send-body.ts';
import { sendProblem } from './send-problem.ts';

/** Registers every route with and without its trailing slash (7.011). */
export function registerRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  for (const route of routes) {
    const path = route.contract.path.replace(/\{(\w+)\}/g, ':$1');
    const forms = new Set([path, path.replace(/\/$/, '') || '/', path.endsWith('/') ? path : `${path}/`]);
    for (const url of forms) {
      app.route({
        method: route.contract.method,
        url,
        handler: (request, reply) => answer(services, route, request, reply),
      });
    }
  }
}

async function answer(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { contract } = route;
  const cookies: string[] = [];
  const finish = () => cookies.length > 0 && reply.header('set-cookie', cookies);
  try {
    checkOrigin(services.config, request);
    const anonymous =
      !request.headers.authorization && !request.cookies.access_token && !request.cookies.refresh_token;
    const language = languageOfCall(request.headers['accept-language'], request.cookies.language);
    const cacheable = contract.cacheSeconds > 0 && anonymous && services.changes.connected;
    const key = cacheable ? jsonCacheKey(contract, request.params, request.query, language) : '';
    const kept = cacheable ? services.answers.get(key) : undefined;
    if (kept) return await sendBody(request, reply, kept);

    const started = services.answers.generation;
    const caller = await callerOf(services, request, (cookie) => void cookies.push(cookie));
    const body = contract.bodyKind === 'multipart' ? await readMultipart(request) : request.body;
    const idempotencyKey = request.headers['idempotency-key'];
    const outcome = await dispatch(
      route,
      { params: request.params, query: request.query, body },
      caller,
      typeof idempotencyKey === 'string' && contract.method !== 'GET' ? { key: idempotencyKey } : undefined,
    );
    finish();
    const answered = {
      status: outcome.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-language': language,
        vary: 'Accept-Language, Accept-Encoding, Cookie, Authorization',
        'cache-control': cacheable
          ? `public, max-age=0, s-maxage=${contract.cacheSeconds}, stale-while-revalidate=${contract.cacheSeconds * 10}`
          : 'private, no-store',
        ...(cacheable ? { etag: `"${createHash('sha1').update(outcome.json).digest('base64url')}"` } : {}),
      },
      body: Buffer.from(outcome.json),
    };
    if (cacheable)
      return await sendBody(request, reply, services.answers.keep(key, answered, outcome.tags, started));
    return reply.code(answered.status).headers(answered.headers).send(answered.body);
  } catch (error) {
    finish();
    return sendProblem(
      reply,
      error,
      languageOfCall(request.headers['accept-language'], request.cookies.language),
    );
  }
}
