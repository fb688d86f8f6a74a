import type { SearchGroup } from '#shared/domain/search-groups.ts';
import type { DatabaseClient } from '../database/client.ts';
import { correctQuery } from './correct-query.ts';
import { nearResults, type TopResults, topResults } from './top-results.ts';

export interface FoundEverything {
  results: TopResults;
  /** The query with its typing error mended, when that is what was found. */
  corrected: string | null;
}

/** Fewer results than this suggest a typing error. */
const FEW = 3;

/** The best results of each group; for a query that finds little also with its typing error mended (C.9, 8). */
export async function searchEverything(
  { search, db }: Pick<DatabaseClient, 'search' | 'db'>,
  query: string,
  groups: readonly SearchGroup[],
): Promise<FoundEverything> {
  const results = await topResults(search, query, groups);
  const found = total(results);
  if (found >= FEW) return { results, corrected: null };
  for (const corrected of await correctQuery(db, query)) {
    const mended = await topResults(search, corrected, groups);
    if (total(mended) > found) return { results: mended, corrected };
  }
  if (found > 0) return { results, corrected: null };
  return { results: await nearResults(search, query, groups), corrected: null };
}

function total(results: TopResults): number {
  return results.values().reduce((sum, { count }) => sum + count, 0);
}
