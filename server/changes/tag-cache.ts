import { LRUCache } from 'lru-cache';
import type { Shown } from '../http/freshness.ts';
import { type ChangeBus, EVERYTHING, WORDING_TAG } from './bus.ts';

/** What was made for visitors, kept until something it shows changes. */
export interface TagCache<T extends object> {
  get(key: string): T | undefined;
  /**
   * `since`: the generation when it was begun; it is not kept if something it shows changed meanwhile, nor
   * beyond the moment at which it stops being true by itself.
   */
  keep(key: string, made: T, shown: Shown, since: number): T;
  has(key: string): boolean;
  readonly generation: number;
  readonly size: number;
  /** About what all of it takes. */
  readonly bytes: number;
}

const MAX_AGE_MS = 10 * 60_000;
/** How many of the last changes are remembered to judge what was being made while they happened. */
const REMEMBERED = 512;

const changesAll = (tags: ReadonlySet<string>) => tags.has(EVERYTHING) || tags.has(WORDING_TAG);

/**
 * Kept in this process, dropped by tag the moment something it shows changes on any node. `bytesOf` is about what one takes,
 * without its key; `maxAgeMs` is how long something is kept at most, however little changes.
 */
export function createTagCache<T extends object>(
  changes: ChangeBus,
  {
    maxBytes,
    bytesOf,
    maxAgeMs = MAX_AGE_MS,
  }: { maxBytes: number; bytesOf: (made: T) => number; maxAgeMs?: number },
): TagCache<T> {
  const kept = new LRUCache<string, { made: T; tags: ReadonlySet<string> }>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    sizeCalculation: ({ made }, key) => bytesOf(made) + key.length * 2 + 1_000,
    dispose: ({ tags }, key) => tags.forEach((tag) => void keysByTag.get(tag)?.delete(key)),
  });
  const keysByTag = new Map<string, Set<string>>();
  const recent: { generation: number; tags: ReadonlySet<string> }[] = [];
  let generation = 0;

  changes.subscribe((changed) => {
    generation += 1;
    recent.push({ generation, tags: changed });
    if (recent.length > REMEMBERED) recent.shift();
    if (changesAll(changed)) return kept.clear();
    for (const tag of changed) {
      for (const key of keysByTag.get(tag) ?? []) kept.delete(key);
      keysByTag.delete(tag);
    }
  });

  const changedSince = (tags: ReadonlySet<string>, since: number) => {
    if (generation - since > recent.length) return true;
    return recent.some(
      (change) => change.generation > since && (changesAll(change.tags) || !change.tags.isDisjointFrom(tags)),
    );
  };

  return {
    get: (key) => kept.get(key)?.made,
    keep(key, made, { tags, until }, since) {
      const ttl = Math.min(maxAgeMs, until - Date.now());
      if (ttl <= 0 || changedSince(tags, since)) return made;
      kept.set(key, { made, tags }, { ttl });
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keys.add(key);
        keysByTag.set(tag, keys);
      }
      return made;
    },
    has: (key) => kept.has(key),
    get generation() {
      return generation;
    },
    get size() {
      return kept.size;
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
