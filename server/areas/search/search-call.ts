import { MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import type { searchEverything as contract, SearchItem } from '#shared/contracts/search.contract.ts';
import { SEARCH_GROUPS, type SearchGroup } from '#shared/domain/search-groups.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import type { Handler } from '../../http/route.ts';
import { searchEverything } from '../../search/search-everything.ts';
import { readItems } from './read-items.ts';

/** Searches everything a visitor may see: five results of each of the sixteen groups and `eso`. */
export const searchCall: Handler<typeof contract> = async ({ query }, { services, tag }) => {
  tag('stakeholder', 'program', 'event', 'resource');
  const { database, searchIndex, searchItems } = services;
  const typed = sliceGraphemes(query.search.slice(0, 20 * MAX_SEARCH_LENGTH), MAX_SEARCH_LENGTH).trim();
  const { results, corrected } = await searchEverything(database, searchIndex.memory, typed, SEARCH_GROUPS);
  const items = await readItems(
    database.db,
    searchItems,
    corrected ?? typed,
    SEARCH_GROUPS.map((group) => ({ group, ids: results.get(group)?.ids ?? [] })),
  );
  const counts = byGroup((group) => results.get(group)?.count ?? 0);
  const more = byGroup((group) => results.get(group)?.more ?? false);
  return {
    status: 200,
    query: corrected ?? typed,
    corrected,
    counts: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) },
    more: { ...more, all: Object.values(more).includes(true) },
    ...byGroup((group): SearchItem[] => items.get(group) ?? []),
  };
};

function byGroup<T>(of: (group: SearchGroup) => T): Record<SearchGroup, T> {
  return Object.fromEntries(SEARCH_GROUPS.map((group) => [group, of(group)])) as Record<SearchGroup, T>;
}
