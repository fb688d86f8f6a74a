import type { SearchGroup } from '#shared/domain/search-groups.ts';
import type { DatabaseClient } from '../database/client.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { mendedQueries } from './mended-queries.ts';
import { withPlacesSpelt } from './place-spelling.ts';
import { type TopResults, topResults } from './top-results.ts';

export interface FoundEverything {
  results: TopResults;
  /** The query with its typing error mended, when that is what was found. */
  corrected: string | null;
}

/** The best results of each group; for a query that finds little also with its typing error mended. */
export async function searchEverything(
  database: Pick<DatabaseClient, 'search' | 'db'>,
  query: string,
  groups: readonly SearchGroup[],
): Promise<FoundEverything> {
  const { search } = database;
  let results = await topResults(search, query, groups);
  if (total(results) === 0) results = await topResults(search, query, groups, { anywhere: true });
  const found = total(results);
  const spelt = withPlacesSpelt(query);
  if (spelt) {
    const named = await topResults(search, spelt, groups);
    if (total(named) > found) return { results: named, corrected: spelt };
  }
  const kinds = groups.map((group) => SEARCH_KINDS[group]);
  for (const corrected of await mendedQueries(database, query, kinds, found)) {
    const mended = await topResults(search, corrected, groups);
    if (total(mended) > found) return { results: mended, corrected };
  }
  return { results, corrected: null };
}

function total(results: TopResults): number {
  return results.values().reduce((sum, { count }) => sum + count, 0);
}
