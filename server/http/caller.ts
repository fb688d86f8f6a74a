import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../areas/account/actor-of.ts';
import { LOGIN_STATE_COOKIE } from '../areas/account/cookies.ts';
import type { Services } from '../services.ts';
import type { Caller } from './dispatch.ts';
import { LANGUAGE_COOKIE, languageOfCall } from './language.ts';

/** Who is calling, from the headers and cookies of a request. `setCookie` collects what the answer must set. */
export async function callerOf(
  services: Services,
  request: FastifyRequest,
  setCookie: (cookie: string) => void,
): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies.access_token;
  return {
    services,
    actor: await actorOf(services, token),
    language: languageOfCall(request.headers['accept-language'], request.cookies[LANGUAGE_COOKIE]),
    requestId: request.id,
    ipHash: hashAddress(services, request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    setCookie,
    refreshCookie: request.cookies.refresh_token,
    loginState: request.cookies[LOGIN_STATE_COOKIE],
  };
}

/** Addresses are kept only as a keyed hash: enough to count and to compare, not to identify. */
export function hashAddress(services: Services, address: string): string {
  return createHmac('sha256', services.secret).update(address).digest('base64url').slice(0, 22);
}
