import type { SearchGroup } from '#shared/domain/search-groups.ts';
import type { DatabaseClient } from '../database/client.ts';
import type { SearchMemory } from './memory/search-memory.ts';
import { mendedQueries } from './mended-queries.ts';
import { withPlacesSpelt } from './place-spelling.ts';
import { type TopResults, topResults } from './top-results.ts';

export interface FoundEverything {
  results: TopResults;
  /** The query with its typing error mended, when that is what was found. */
  corrected: string | null;
}

/**
 * The best results of each group; for a query that finds little also with its typing error mended. From the memory of this
 * process where what can be found is held there.
 */
export async function searchEverything(
  database: Pick<DatabaseClient, 'search' | 'db'>,
  memory: SearchMemory | undefined,
  query: string,
  groups: readonly SearchGroup[],
): Promise<FoundEverything> {
  const find = async (text: string, how: { anywhere?: boolean } = {}) =>
    memory ? memory.top(text, groups, how) : topResults(database.search, text, groups, how);
  let results = await find(query);
  if (total(results) === 0) results = await find(query, { anywhere: true });
  const found = total(results);
  const spelt = withPlacesSpelt(query);
  if (spelt) {
    const named = await find(spelt);
    if (total(named) > found) return { results: named, corrected: spelt };
  }
  for (const corrected of await mendedQueries(database, query, groups, found, memory)) {
    const mended = await find(corrected);
    if (total(mended) > found) return { results: mended, corrected };
  }
  return { results, corrected: null };
}

function total(results: TopResults): number {
  return results.values().reduce((sum, { count }) => sum + count, 0);
}
