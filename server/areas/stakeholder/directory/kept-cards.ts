import { LRUCache } from 'lru-cache';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { type ChangeBus, EVERYTHING } from '../../../changes/bus.ts';

/** About 1.5 KB each. */
const MOST_KEPT = 20_000;
const TAG = 'stakeholder:';

/** Cards of public records as everybody sees them, kept in this process until something on them changes on any node. */
export interface KeptCards {
  /** Those of these records that are public, in their order. */
  of(ids: readonly string[]): Promise<StakeholderCard[]>;
}

/** `read` gives the cards of the public ones among some records. The bus must tell whatever `read` looks at of a change first. */
export function createKeptCards(
  changes: ChangeBus,
  read: (ids: readonly string[]) => Promise<StakeholderCard[]>,
): KeptCards {
  const kept = new LRUCache<string, StakeholderCard>({ max: MOST_KEPT });
  /** Counts changes: what was read before one is not kept after it. */
  let generation = 0;
  changes.subscribe((tags) => {
    const ids = [...tags].flatMap((tag) => (tag.startsWith(TAG) ? [tag.slice(TAG.length)] : []));
    const unnamed = ids.length === 0 && tags.has('stakeholder');
    if (!unnamed && ids.length === 0 && !tags.has(EVERYTHING) && !tags.has('taxonomy')) return;
    generation += 1;
    if (unnamed || tags.has(EVERYTHING) || tags.has('taxonomy')) kept.clear();
    for (const id of ids) kept.delete(id);
  });

  return {
    async of(ids) {
      const since = generation;
      const known = (id: string) => (changes.connected ? kept.get(id) : undefined);
      const found = new Map(ids.map((id) => [id, known(id)]));
      const missing = ids.filter((id) => !found.get(id));
      for (const card of missing.length > 0 ? await read(missing) : []) {
        found.set(card.id, card);
        if (changes.connected && generation === since) kept.set(card.id, card);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
