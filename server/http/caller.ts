import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cookieName } from '#shared/domain/cookie-name.ts';
import { actorOf } from '../areas/account/actor-of.ts';
import {
  ATTEMPT_COOKIE,
  broughtSession,
  endedCookies,
  LOGIN_STATE_COOKIE,
} from '../areas/account/cookies.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { keptLanguage, languageOfCall } from './call-language.ts';
import { countedAs } from './counted-as.ts';
import type { Caller } from './dispatch.ts';

/** Who is calling, from the headers and cookies of a request. `setCookie` collects what the answer must set. */
export async function callerOf(
  services: Services,
  request: FastifyRequest,
  setCookie: (cookie: string) => void,
): Promise<Caller> {
  const bearer = bearerOf(request);
  const { secure, TRUST_PROXY } = services.config;
  const { address, via } = countedAs(request, TRUST_PROXY);
  const session = broughtSession(services.config, request.cookies);
  const actor = await actorOf(services, bearer ?? session.access);
  // A dead access token alone opens nothing any more: left in the browser it would ask to sign in on every page.
  const isDead = actor.kind === 'visitor' && bearer === undefined && session.access && !session.refresh;
  if (isDead) endedCookies(services.config).forEach(setCookie);
  return {
    services,
    actor,
    bearer: bearer !== undefined,
    language: languageOfCall(
      request.headers['accept-language'],
      keptLanguage(services.config, request.cookies),
    ),
    requestId: request.id,
    ipHash: hashAddress(services, address, via),
    viaHash: via ? hashAddress(services, via) : undefined,
    networkHash: networkHashOf(services, address, via),
    aroundHash: aroundHashOf(services, address, via),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    setCookie,
    // Whoever brings a token acts by it alone: no cookie of the browser may stand in for one that is dead.
    refreshCookie: bearer === undefined ? session.refresh : undefined,
    fromBrowser: request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined,
    loginState: request.cookies[cookieName(LOGIN_STATE_COOKIE, secure)],
    attempt: request.cookies[cookieName(ATTEMPT_COOKIE, secure)],
  };
}

/** The token of a caller who is no browser; undefined for every other use of the header, by which nobody signs in here. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Whether nothing in a request could make it somebody's. Decided by what signs in, not by which headers are there. */
export function isAnonymous(
  config: Pick<Config, 'secure'>,
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
): boolean {
  const { access, refresh } = broughtSession(config, cookies);
  return !access && !refresh && bearerOf({ headers }) === undefined;
}

/** Whoever calls calls again: a hash is worked out once, and the address forgotten a minute later. */
const recent = new WeakMap<Services, LRUCache<string, string>>();
const RECENT = { max: 5_000, ttl: 60_000 };

/**
 * Addresses are kept only as a keyed hash: enough to count and to compare, not to identify. Of IPv6 the network counts:
 * whoever has one address has the other 2^64 of it too, and would get as many limits.
 */
export function hashAddress(services: Services, address: string, via = ''): string {
  const known = recent.get(services) ?? new LRUCache<string, string>(RECENT);
  recent.set(services, known);
  const name = via ? `${via} ${address}` : address;
  const hash =
    known.get(name) ?? keyedHash(services, via ? `${via} ${networkOf(address)}` : networkOf(address));
  known.set(name, hash);
  return hash;
}

const keyedHash = (services: Services, text: string): string =>
  createHmac('sha256', services.secret).update(text).digest('base64url').slice(0, 22);

/** The same of whom a request is counted with, where no more is known of its caller. */
export function visitorHash(
  services: Services,
  request: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>,
): string {
  const { address, via } = countedAs(request, services.config.TRUST_PROXY);
  return hashAddress(services, address, via);
}

/** The same for where one who has many addresses has them: the /24 of IPv4, the /48 of IPv6. */
export const networkHashOf = (services: Services, address: string, via = ''): string =>
  hashAddress(services, `around ${beginOf(address, 3)}`, via);

/** The same for what one provider hands out: the /16 of IPv4, the /32 of IPv6, which holds 65,536 of the former. */
export const aroundHashOf = (services: Services, address: string, via = ''): string =>
  hashAddress(services, `far around ${beginOf(address, 2)}`, via);

const beginOf = (address: string, parts: number) =>
  networkOf(address)
    .split(/(?<=[.:])/)
    .slice(0, parts)
    .join('');

/**
 * The /64 of an IPv6 address; IPv4 as it is, also where it came mapped into IPv6. Who has hung up has no address any
 * more.
 */
export function networkOf(address = ''): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || isIP(plain) !== 6) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
