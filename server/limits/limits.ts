import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LimitName } from '#shared/contracts/contract.ts';
import { Problem } from '../http/problem.ts';

type Limit = LimitName | 'missing';

/** Calls allowed per address in a window. Reads count in each process, the rest in the database, for all nodes together. */
export const LIMITS: Record<Limit, { points: number; seconds: number; shared: boolean }> = {
  read: { points: 1_500, seconds: 60, shared: false },
  search: { points: 120, seconds: 60, shared: false },
  write: { points: 120, seconds: 60, shared: true },
  upload: { points: 60, seconds: 600, shared: true },
  auth: { points: 30, seconds: 600, shared: true },
  mail: { points: 20, seconds: 3_600, shared: true },
  // Addresses without a page: who tries so many looks for holes.
  missing: { points: 300, seconds: 60, shared: false },
};

export interface Limits {
  /** Counts one call; throws Problem `too_many` with the seconds to wait. */
  spend(name: Limit, key: string): Promise<void>;
}

/** Rate limits kept in PostgreSQL, with counting in memory while it does not answer. */
export function createLimits(pool: pg.Pool, enabled: boolean): Limits {
  if (!enabled) return { spend: async () => {} };
  const limiters = new Map<Limit, RateLimiterAbstract>();
  for (const [name, { points, seconds, shared }] of Object.entries(LIMITS) as [
    Limit,
    (typeof LIMITS)[Limit],
  ][]) {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limiters.set(
      name,
      shared
        ? new RateLimiterPostgres({
            storeClient: pool,
            keyPrefix: name,
            points,
            duration: seconds,
            tableName: 'rate_limit',
            tableCreated: true,
            insuranceLimiter: memory,
            // Whoever is refused once is refused from memory until the window ends.
            inMemoryBlockOnConsumed: points,
          })
        : memory,
    );
  }
  return {
    async spend(name, key) {
      try {
        await limiters.get(name)!.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          throw new Problem('too_many', {
            retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
          });
        }
        throw refused;
      }
    },
  };
}
