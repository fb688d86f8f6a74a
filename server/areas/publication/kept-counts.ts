import { LRUCache } from 'lru-cache';
import { type ChangeBus, EVERYTHING } from '../../changes/bus.ts';
import type { Counted } from './count-facets.ts';

/** What stands behind the filters of a list, and the moment at which that changes by itself; null: only by a write. */
export interface CountedUntil {
  counted: Counted;
  change: Date | null;
}

type List = 'program' | 'event' | 'resource';

export interface KeptCounts {
  /** What `count` gives, worked out once for all pages and orders of a list that is asked for with the same query. */
  of(list: List, query: Paged, count: () => Promise<CountedUntil>): Promise<CountedUntil>;
}

/** What says which part of a list is shown, beside what narrows it. */
interface Paged {
  page: number;
  per_page: number;
  ordering?: string;
}

/** Lists whose counts are kept; each takes some KB. */
const MOST_KEPT = 256;
/** A change of any of these empties everything: that costs one count a list. */
const TAGS: readonly string[] = [EVERYTHING, 'program', 'event', 'resource', 'taxonomy'];

/** Counts kept in this process until something they count changes on any node. */
export function createKeptCounts(changes: ChangeBus): KeptCounts {
  // Promises, so that what a change overtakes is forgotten before it is known.
  const kept = new LRUCache<string, Promise<CountedUntil>>({ max: MOST_KEPT });
  changes.subscribe((tags) => {
    if (TAGS.some((tag) => tags.has(tag))) kept.clear();
  });

  const begin = (key: string, count: () => Promise<CountedUntil>) => {
    const counting = count();
    kept.set(key, counting);
    counting.catch(() => kept.peek(key) === counting && kept.delete(key));
    return counting;
  };

  return {
    async of(list, { page: _page, per_page: _size, ordering: _order, ...filter }, count) {
      if (!changes.connected) return count();
      const key = JSON.stringify([list, filter]);
      const found = await kept.get(key);
      const holds = found && (found.change === null || found.change.getTime() > Date.now());
      return holds ? found : begin(key, count);
    },
  };
}
