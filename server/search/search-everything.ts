import type { SearchGroup } from '#shared/domain/search-groups.ts';
import type { DatabaseClient } from '../database/client.ts';
import { correctLatin, correctQuery } from './correct-query.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { withPlacesSpelt } from './place-spelling.ts';
import { type TopResults, topResults } from './top-results.ts';

export interface FoundEverything {
  results: TopResults;
  /** The query with its typing error mended, when that is what was found. */
  corrected: string | null;
}

/** Fewer results than this suggest a typing error. */
const FEW = 3;

/** The best results of each group; for a query that finds little also with its typing error mended (C.9, 8). */
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
  if (found >= FEW) return { results, corrected: null };
  const kinds = groups.map((group) => SEARCH_KINDS[group]);
  // A rare Khmer word is no mistyped one: a word that nobody wrote is told from it by finding nothing.
  const mending = found === 0 ? correctQuery(database, query, kinds) : correctLatin(database.db, query);
  for (const corrected of await mending) {
    const mended = await topResults(search, corrected, groups);
    if (total(mended) > found) return { results: mended, corrected };
  }
  return { results, corrected: null };
}

function total(results: TopResults): number {
  return results.values().reduce((sum, { count }) => sum + count, 0);
}
