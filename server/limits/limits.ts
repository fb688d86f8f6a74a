import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type LimitName, MAIL_PURPOSES, type MailLimit } from '#shared/contracts/contract.ts';
import { Problem } from '../http/problem.ts';

interface Limit {
  points: number;
  seconds: number;
  shared: boolean;
}
type Name = LimitName | 'missing' | 'broken' | 'drawn' | 'unstamped';

const MAIL: Limit = { points: 20, seconds: 3_600, shared: true };
const mailLimits = Object.fromEntries(MAIL_PURPOSES.map((purpose) => [`mail:${purpose}`, MAIL]));

/** Calls allowed per address in a window. Reads count in each process, the rest in the database, for all nodes together. */
export const LIMITS: Record<Name, Limit> = {
  read: { points: 1_500, seconds: 60, shared: false },
  search: { points: 120, seconds: 60, shared: false },
  write: { points: 120, seconds: 60, shared: true },
  upload: { points: 60, seconds: 600, shared: true },
  auth: { points: 30, seconds: 600, shared: true },
  // Forms begun and not sent lie in the database for a month: a day's worth of an address, of its network, and of what
  // one provider hands out at most.
  draft: { points: 40, seconds: 86_400, shared: true },
  'draft-network': { points: 400, seconds: 86_400, shared: true },
  'draft-around': { points: 2_000, seconds: 86_400, shared: true },
  // Forms without a stamp of the bot check: the first of an address is free, see `checkSender`.
  unstamped: { points: 1, seconds: 3_600, shared: true },
  // What strangers send in and the desk keeps: a day's worth of a network, of those around it, and of everybody together.
  'sent-network': { points: 200, seconds: 86_400, shared: true },
  'sent-around': { points: 1_000, seconds: 86_400, shared: true },
  'sent-whole': { points: 5_000, seconds: 86_400, shared: true },
  // The same of pictures, which are larger.
  'file-network': { points: 200, seconds: 86_400, shared: true },
  'file-around': { points: 800, seconds: 86_400, shared: true },
  'file-whole': { points: 2_500, seconds: 86_400, shared: true },
  report: { points: 40, seconds: 86_400, shared: true },
  // Addresses with nothing behind them: who tries so many looks for holes.
  missing: { points: 300, seconds: 60, shared: false },
  // Forms and writes that cannot be read, or that nothing takes.
  broken: { points: 120, seconds: 60, shared: false },
  // Pages drawn for a visitor because no kept one answers: the most work that one request is.
  drawn: { points: 300, seconds: 60, shared: false },
  ...(mailLimits as Record<MailLimit, Limit>),
};

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new Problem('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

export interface Limits {
  /** Counts one call and tells how many there are in the window; throws Problem `too_many` with the seconds to wait. */
  spend(name: Name, key: string): Promise<number>;
  /** Problem `too_many` where everything is spent already; counts nothing. Of those alone that count in this process. */
  ask(name: Name, key: string): Promise<void>;
  /** Takes the count of a call back that came to nothing. */
  refund(name: Name, key: string): Promise<void>;
}

/** Rate limits kept in PostgreSQL, with counting in memory while it does not answer. */
export function createLimits(pool: pg.Pool, enabled: boolean): Limits {
  if (!enabled) return { spend: async () => 0, ask: async () => {}, refund: async () => {} };
  const limiters = new Map<Name, RateLimiterAbstract>();
  for (const [name, { points, seconds, shared }] of Object.entries(LIMITS) as [Name, Limit][]) {
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
        return (await limiters.get(name)!.consume(key)).consumedPoints;
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
      }
    },
    async ask(name, key) {
      const spent = await limiters.get(name)!.get(key);
      if (spent && spent.consumedPoints >= LIMITS[name].points) throw tooMany(spent);
    },
    async refund(name, key) {
      await limiters.get(name)!.reward(key);
    },
  };
}
