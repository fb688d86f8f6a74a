import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '../this-machine.ts';
import { hostOf, nearOf } from './forwarded-headers.ts';

/** Whose calls a request is counted with. */
export interface CountedAs {
  address: string;
  /** The connection it came by, where the address may be made up; empty otherwise. */
  via: string;
}

/**
 * With TRUST_PROXY=0 behind a proxy all visitors have one address, and what one does too often would be refused to
 * everybody. So calls are counted by what the proxy wrote, which its callers do not choose. Where it is of this machine and says
 * one thing, nobody else can have written that; another machine of the house may be the proxy or somebody who makes addresses up,
 * and counts for itself as well (bound-unbelieved.ts). Straight from another network anybody writes these headers, and they
 * count for nothing.
 */
export function countedAs(
  request: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>,
  proxies: number,
): CountedAs {
  // Of a caller who hangs up meanwhile no address is known any more.
  const own = (request.ip as string | undefined) ?? '';
  if (proxies > 0 || !isForOthers(request)) return { address: own, via: '' };
  const claims = claimsOf(request);
  const address = claims[0]!;
  const isHere = isThisMachine(`http://${hostOf(request.socket.remoteAddress ?? '')}`);
  return { address, via: isHere && claims.every((claim) => claim === address) ? '' : own };
}

/** Whether a proxy that is not believed asks for somebody else. */
export const isForOthers = (request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  nearOf(request.socket) && claimsOf(request).length > 0;

/** What each header says that proxies write: of a list its last entry, since callers may send the others. */
function claimsOf({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const forwarded = /(?:^|[;,\s])for="?([^";,]+)"?[^,]*$/i.exec(lastOf(headers.forwarded))?.[1];
  return [lastOf(headers['x-forwarded-for']), lastOf(headers['x-real-ip']), forwarded ?? '']
    .map(plainAddress)
    .filter((address) => isIP(address) > 0);
}

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)!
    .trim();

/** An address without port and brackets. */
const plainAddress = (text: string): string =>
  /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
