import type { FastifyRequest } from 'fastify';
import { networkOf } from './caller.ts';
import { countedAs } from './counted-as.ts';

/** Bytes of bodies, of every kind, that may be held while the rest of them arrives, all callers together. */
export const MOST_HELD = 128 * 1024 * 1024;
/** A body of so much comes through whatever others hold. */
export const SMALL_BODY = 16 * 1024;
/** What a piece takes besides its bytes: a body that is sent letter by letter costs many times its length. */
const PIECE = 128;

/** What one body that is arriving holds. */
export interface Hold {
  /** Whether one more piece of so many bytes may be kept; it counts when it may. */
  take(bytes: number): boolean;
  release(): void;
}
export interface HeldBodies {
  hold(address: string): Hold;
  /** The same for whom a request is counted with. */
  holdFor(request: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>): Hold;
}

/**
 * Counts what all bodies that are arriving hold. An address may hold as much as is left for the others: one alone half of
 * everything, two a third each, so that whoever comes next finds room however few hold on to theirs.
 */
export function createHeldBodies(most = MOST_HELD, proxies = 1): HeldBodies {
  const byAddress = new Map<string, number>();
  let all = 0;
  const add = (address: string, bytes: number) => {
    all += bytes;
    const now = (byAddress.get(address) ?? 0) + bytes;
    if (now > 0) byAddress.set(address, now);
    else byAddress.delete(address);
  };
  const hold = (address: string): Hold => {
    let own = 0;
    return {
      take(bytes) {
        const more = bytes + PIECE;
        const left = most - all - more;
        if (own + more > SMALL_BODY && (byAddress.get(address) ?? 0) + more > left) return false;
        own += more;
        add(address, more);
        return true;
      },
      release() {
        add(address, -own);
        own = 0;
      },
    };
  };
  return {
    hold: (ip) => hold(networkOf(ip)),
    holdFor(request) {
      const { address, via } = countedAs(request, proxies);
      return hold(`${via} ${networkOf(address)}`.trim());
    },
  };
}
