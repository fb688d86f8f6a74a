import { LRUCache } from 'lru-cache';
import { type ChangeBus, EVERYTHING } from '../changes/bus.ts';

/** Beyond so many records a pass over all of them is too long to wait for. */
const DEAR_FROM = 20_000;
/** How old something may be that is shown while its change is worked out, at most. */
const OLDEST_MS = 60_000;
/** Changes that come together are worked out once. */
const GATHER_MS = 10_000;
/** What takes long is worked out less often: at most this part of the time. */
const SHARE_OF_TIME = 10;
/** Pages and filters that are kept; each takes some KB. */
const MOST_KEPT = 256;

/** What is worked out of the whole directory. */
export interface AggregateOf<T> {
  /** What it depends on; a change of `stakeholder:1` is one of `stakeholder`. */
  tags: readonly string[];
  make(): Promise<Aggregate<T>>;
}

export interface Aggregate<T> {
  value: T;
  /** Until when it is true, or may be shown though it is not; null: until something it depends on changes. */
  until: Date | null;
}

/**
 * Figures of the whole directory. A small one is counted whenever somebody asks. Of a large one they are kept in this process:
 * after a change the old ones are shown until the new ones are worked out, a minute at most.
 */
export interface Aggregates {
  of<T>(key: string, aggregate: AggregateOf<T>): Promise<Aggregate<T>>;
  /** Whether figures are kept. */
  readonly kept: boolean;
}

interface Entry {
  of: AggregateOf<unknown>;
  found?: Aggregate<unknown>;
  /** Since when the value is not what would be counted now. */
  staleSince: number | null;
  /** Counts changes: what was begun before the last one is stale when it is done. */
  changes: number;
  making?: { changes: number; done: Promise<void> };
  tookMs: number;
  next?: { at: number; timer: NodeJS.Timeout };
}

/** `size` is the number of records; `now` in milliseconds. */
export function createAggregates(changes: ChangeBus, size: () => number, now = Date.now): Aggregates {
  const entries = new LRUCache<string, Entry>({
    max: MOST_KEPT,
    dispose: ({ next }) => clearTimeout(next?.timer),
  });
  const areKept = () => changes.connected && size() > DEAR_FROM;

  const refreshAt = (entry: Entry, at: number) => {
    if (entry.next && entry.next.at <= at) return;
    clearTimeout(entry.next?.timer);
    const refresh = () => {
      entry.next = undefined;
      // Whoever asks next tries again.
      if (areKept()) make(entry).catch(() => undefined);
    };
    entry.next = { at, timer: setTimeout(refresh, Math.max(0, at - now())).unref() };
  };

  const outdate = (entry: Entry) => {
    entry.staleSince ??= now();
    const pause = Math.max(GATHER_MS, entry.tookMs * SHARE_OF_TIME);
    if (entry.found) refreshAt(entry, Math.min(now() + pause, entry.staleSince + OLDEST_MS - entry.tookMs));
  };

  /** One at a time, and never what was begun before the last change. */
  const make = (entry: Entry): Promise<void> => {
    const { changes: at } = entry;
    if (entry.making?.changes === at) return entry.making.done;
    const begun = now();
    const done = entry.of.make().then((found) => {
      Object.assign(entry, { found, tookMs: now() - begun, staleSince: null });
      if (found.until) refreshAt(entry, found.until.getTime());
      if (entry.changes !== at) outdate(entry);
    });
    entry.making = { changes: at, done };
    const over = () => {
      if (entry.making?.done === done) entry.making = undefined;
    };
    done.then(over, over);
    return done;
  };

  changes.subscribe((changed) => {
    const names = new Set([...changed].map((tag) => tag.split(':', 1)[0]!));
    for (const entry of entries.values()) {
      if (!names.has(EVERYTHING) && !entry.of.tags.some((tag) => names.has(tag))) continue;
      entry.changes += 1;
      outdate(entry);
    }
  });

  return {
    get kept() {
      return areKept();
    },
    async of<T>(key: string, aggregate: AggregateOf<T>) {
      if (!areKept()) return aggregate.make();
      const entry: Entry = entries.get(key) ?? { of: aggregate, staleSince: null, changes: 0, tookMs: 0 };
      if (!entries.has(key)) entries.set(key, entry);
      const over = entry.found?.until?.getTime() ?? Number.POSITIVE_INFINITY;
      if (over <= now()) entry.staleSince ??= over;
      const isShown = entry.staleSince === null || now() - entry.staleSince < OLDEST_MS;
      if (!entry.found || !isShown) await make(entry);
      const { value, until } = entry.found as Aggregate<T>;
      return { value, until: entry.staleSince === null ? until : new Date(entry.staleSince + OLDEST_MS) };
    },
  };
}
