import { LRUCache } from 'lru-cache';
import type { SearchItem } from '#shared/contracts/search.contract.ts';
import { type ChangeBus, WORDING_TAG } from '../../changes/bus.ts';
import { recordsNamed } from '../../search/named-records.ts';

/** About 1 KB each. */
const MOST_ITEMS = 20_000;
/** What documents say, of which some are looked through to show why they were found. */
const MOST_LETTERS = 8 * 1024 * 1024;

/** What results show of public records, kept in this process until something of them changes on any node. */
export interface KeptItems {
  /** Of these records, those that `read` finds to be public; `read` gets the ones that are not kept. */
  items(
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<readonly SearchItem[]>,
  ): Promise<Map<string, SearchItem>>;
  /** What their documents say. */
  texts(
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ): Promise<Map<string, string>>;
}

export function createKeptItems(changes: ChangeBus): KeptItems {
  const items = new LRUCache<string, SearchItem>({ max: MOST_ITEMS });
  const texts = new LRUCache<string, string>({
    maxSize: MOST_LETTERS,
    sizeCalculation: (text) => text.length + 100,
  });
  /** Counts changes: what was read before one is not kept after it. */
  let generation = 0;
  changes.subscribe((tags) => {
    const named = recordsNamed(tags);
    if (named?.length === 0 && !tags.has(WORDING_TAG)) return;
    generation += 1;
    for (const kept of [items, texts]) {
      if (named === null || tags.has(WORDING_TAG)) kept.clear();
      else for (const id of named) kept.delete(id);
    }
  });

  async function lookUp<T extends {}>(
    kept: LRUCache<string, T>,
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<Iterable<readonly [string, T]>>,
  ): Promise<Map<string, T>> {
    const since = generation;
    const found = new Map<string, T>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = changes.connected ? kept.get(id) : undefined;
      if (known === undefined) missing.push(id);
      else found.set(id, known);
    }
    for (const [id, made] of missing.length > 0 ? await read(missing) : []) {
      found.set(id, made);
      if (changes.connected && generation === since) kept.set(id, made);
    }
    return found;
  }

  return {
    items: (ids, read) =>
      lookUp(items, ids, async (missing) => (await read(missing)).map((item) => [item.id, item])),
    texts: (ids, read) => lookUp(texts, ids, read),
  };
}
