import { lostInDatabase } from './lost.ts';

/** How often it is asked whether the database is back. */
const ASK_EVERY_MS = 1_000;
/**
 * It is back when it answered so often in a row: while it goes, and just after it came, one connection may work and the
 * others still fail, and each of those would begin an outage of its own.
 */
const ANSWERS_WHEN_BACK = 2;

/** Makes two lines of the log of what a lost database makes everybody say: gone, and back. */
export interface Outage {
  /** Whether a line about this error is written: the first of an outage is, the others are counted. */
  mayTell(error: unknown): boolean;
  /** From now on outages are followed: `ask` fails as long as one lasts, `tell` writes that it is over. */
  follow(ask: () => Promise<unknown>, tell: (past: OutageOver) => void): void;
}

export interface OutageOver {
  seconds: number;
  /** Lines that were not written. */
  more: number;
}

/** Nothing is held back before somebody follows: a line that says "back" must come. */
export function createOutage(now: () => number = Date.now): Outage {
  let followed: Parameters<Outage['follow']> | undefined;
  let current: { since: number; more: number } | undefined;

  async function untilOver(
    [ask, tell]: Parameters<Outage['follow']>,
    outage: { since: number; more: number },
  ) {
    for (let answers = 0; answers < ANSWERS_WHEN_BACK; ) {
      await pause();
      answers = (await succeeds(ask())) ? answers + 1 : 0;
    }
    current = undefined;
    tell({ seconds: Math.round((now() - outage.since) / 1_000), more: outage.more });
  }
  return {
    mayTell(error) {
      const lost = followed && lostInDatabase(error);
      if (!followed || !lost) return true;
      if (current) {
        current.more += 1;
        return false;
      }
      if (!lost.away) return true;
      current = { since: now(), more: 0 };
      void untilOver(followed, current);
      return true;
    },
    follow: (...how) => {
      followed = how;
    },
  };
}

/** Keeps no process alive. */
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ASK_EVERY_MS).unref());

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
