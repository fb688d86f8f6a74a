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
  /** Calls that come to nothing are given back, so nobody is blocked from memory, where that would not be known. */
  returns?: true;
}
export type Counted =
  | LimitName
  | 'parts'
  | `${'auth' | 'read' | 'write'}-behind`
  | `parts-${'address' | 'network' | 'around'}`
  | 'missing'
  | 'broken'
  | 'drawn'
  | 'unstamped';

const DAY = 86_400;
const MAIL: Limit = { points: 20, seconds: 3_600, shared: true, returns: true };
const ofDay = (points: number): Limit => ({ points, seconds: DAY, shared: true, returns: true });
const mailLimits = Object.fromEntries(MAIL_PURPOSES.map((purpose) => [`mail:${purpose}`, MAIL]));

/** Calls allowed per address in a window. Reads count in each process, the rest in the database, for all nodes together. */
export const LIMITS: Record<Counted, Limit> = {
  read: { points: 1_500, seconds: 60, shared: false },
  search: { points: 120, seconds: 60, shared: false },
  write: { points: 120, seconds: 60, shared: true },
  upload: { points: 60, seconds: 600, shared: true },
  // Files begun that come in parts; what they are for counts as an upload then.
  parts: { points: 60, seconds: 600, shared: true },
  auth: { points: 30, seconds: 600, shared: true },
  // The same, reads and writes of all that one machine of the house hands on without being believed (server/http/counted-as.ts).
  'auth-behind': { points: 600, seconds: 600, shared: true },
  'read-behind': { points: 30_000, seconds: 60, shared: false },
  'write-behind': { points: 2_400, seconds: 60, shared: false },
  // Forms begun and not sent lie in the database for a month: a day's worth of an address, of its network, and of what
  // one provider hands out at most.
  draft: ofDay(40),
  'draft-network': ofDay(400),
  'draft-around': ofDay(2_000),
  // Forms without a stamp of the bot check: the first of an address is free, see `checkSender`.
  unstamped: { points: 1, seconds: 3_600, shared: true },
  // What strangers send in and the desk keeps: a day's worth of an address, of its network, of those around it, and of
  // everybody together.
  'sent-address': ofDay(100),
  'sent-network': ofDay(200),
  'sent-around': ofDay(1_000),
  'sent-whole': ofDay(5_000),
  // The same of pictures, which are larger.
  'file-address': ofDay(100),
  'file-network': ofDay(200),
  'file-around': ofDay(800),
  'file-whole': ofDay(2_500),
  // Kilobytes of files begun that come in parts: one provider alone does not fill the room that there is for all of them
  // (server/uploads/register-uploads.ts). Whoever has spent theirs sends a file in one piece.
  'parts-address': ofDay(600 * 1_024),
  'parts-network': ofDay(1_000 * 1_024),
  'parts-around': ofDay(1_600 * 1_024),
  // What a person stores in a day, and more of it for the desk: files, what they weigh, pages.
  'person-files': ofDay(200),
  'person-kilobytes': ofDay(300 * 1_024),
  'person-pages': ofDay(30),
  'staff-files': ofDay(1_000),
  'staff-kilobytes': ofDay(1_500 * 1_024),
  'staff-pages': ofDay(300),
  report: { points: 40, seconds: DAY, shared: true },
  // What a page tells of a script that failed; more from one place says nothing new.
  fault: { points: 20, seconds: 3_600, shared: false },
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
  /**
   * Counts one call, or so many points, and tells how many there are in the window; throws Problem `too_many` with the
   * seconds to wait.
   */
  spend(name: Counted, key: string, points?: number): Promise<number>;
  /** Problem `too_many` where everything is spent already; counts nothing. Of those alone that count in this process. */
  ask(name: Counted, key: string): Promise<void>;
  /** Takes the count of a call back that came to nothing. */
  refund(name: Counted, key: string, points?: number): Promise<void>;
}

/** Rate limits kept in PostgreSQL, with counting in memory while it does not answer. */
export function createLimits(pool: pg.Pool, enabled: boolean): Limits {
  if (!enabled) return { spend: async () => 0, ask: async () => {}, refund: async () => {} };
  const limiters = new Map<Counted, RateLimiterAbstract>();
  for (const [name, { points, seconds, shared, returns }] of Object.entries(LIMITS) as [Counted, Limit][]) {
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
            ...(returns ? {} : { inMemoryBlockOnConsumed: points }),
          })
        : memory,
    );
  }
  return {
    async spend(name, key, points = 1) {
      const limiter = limiters.get(name)!;
      try {
        return (await limiter.consume(key, points)).consumedPoints;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // What is refused takes nothing of what others give back.
        if (LIMITS[name].returns) await limiter.reward(key, points);
        throw tooMany(refused);
      }
    },
    async ask(name, key) {
      const spent = await limiters.get(name)!.get(key);
      if (spent && spent.consumedPoints >= LIMITS[name].points) throw tooMany(spent);
    },
    async refund(name, key, points = 1) {
      await limiters.get(name)!.reward(key, points);
    },
  };
}
