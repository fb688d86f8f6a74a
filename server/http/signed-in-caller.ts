import type { FastifyRequest } from 'fastify';
import { actorOf } from '../areas/account/actor-of.ts';
import { endedCookies, sessionCookies } from '../areas/account/cookies.ts';
import { rotateSession } from '../areas/account/session.ts';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import type { Caller } from './dispatch.ts';

/** The caller; an access token that has run out is renewed on the way, so that people never notice (architecture 6). */
export async function signedInCaller(
  services: Services,
  request: FastifyRequest,
  cookies: string[],
): Promise<Caller> {
  const caller = await callerOf(services, request, (cookie) => void cookies.push(cookie));
  if (caller.actor.kind === 'person' || !caller.refreshCookie) return caller;
  const tokens = await rotateSession(caller, caller.refreshCookie);
  if (!tokens) {
    cookies.push(...endedCookies(services.config));
    return caller;
  }
  cookies.push(...sessionCookies(services.config, tokens, caller.refreshCookie));
  return {
    ...caller,
    refreshCookie: tokens.refresh_token,
    actor: await actorOf(services, tokens.access_token),
  };
}
