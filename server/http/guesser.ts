import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '../this-machine.ts';
import { hostOf, nearOf } from './forwarded-headers.ts';

/** Who tries passwords and codes behind a proxy that is not believed. */
export interface Guesser {
  /** The address that the proxy wrote. */
  claimed: string;
  /** The proxy is of this machine: nobody else writes in its place. */
  isHere: boolean;
}

/**
 * With TRUST_PROXY=0 behind a proxy all visitors have one address, and a few wrong passwords of anybody would lock
 * everybody out. So tries are counted by what the proxy wrote last, which its callers do not choose. Straight from
 * another network anybody writes this header, and it counts for nothing.
 */
export function guesserOf(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  proxies: number,
): Guesser | null {
  const claimed = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  if (proxies > 0 || isIP(claimed) === 0 || !nearOf(socket)) return null;
  return { claimed, isHere: isThisMachine(`http://${hostOf(socket.remoteAddress ?? '')}`) };
}
