import type { Logger } from 'pino';

/** How often something was seen since it was last stored. */
export interface Seen<T> {
  what: T;
  times: number;
}

/** Adds to what is there. */
export type SeenStore<T> = (seen: readonly Seen<T>[]) => Promise<void>;

/** Counts in memory what happens often, and stores it now and then. */
export interface Gathered<T> {
  seen(what: T): void;
  /** Hands on what was counted since the last time. Counts a store could not take are kept for the next time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 10_000;

interface Options<T> {
  /** What is the same is counted together. */
  keyOf: (what: T) => string;
  store: SeenStore<T>;
  log: Logger;
  /** What waits, for the log, while the store takes nothing. */
  name: string;
  every?: number;
}

/** Gathers in memory and stores every ten seconds and at the end, so that no request waits for a count. */
export function gather<T>({ keyOf, store, log, name, every = FLUSH_MS }: Options<T>): Gathered<T> {
  let counts = new Map<string, Seen<T>>();
  const add = ({ what, times }: Seen<T>) => {
    const key = keyOf(what);
    counts.set(key, { what, times: times + (counts.get(key)?.times ?? 0) });
  };
  async function storeCounted(): Promise<void> {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await store(taken);
    } catch (error) {
      taken.forEach(add);
      log.warn({ err: error }, `${name} wait`);
    }
  }
  let last: Promise<void> = Promise.resolve();
  /** One after the other, so that whoever waits for it waits for what is being stored already, too. */
  const flush = () => (last = last.then(storeCounted));
  const timer = setInterval(() => void flush(), every).unref();
  return {
    seen: (what) => add({ what, times: 1 }),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
