import type pg from 'pg';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toWrittenQuery } from '#shared/khmer/tokens.ts';
import type { DatabaseClient } from '../database/client.ts';
import { correctLatin, correctQuery } from './correct-query.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { withPlacesSpelt } from './place-spelling.ts';
import { runStatement } from './run-statement.ts';
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
  // A rare Khmer word is no mistyped one: one that nobody wrote is told from it by finding at most what sounds like it.
  const isWritten = found > 0 && (await stands(search, query, kinds));
  const mending = isWritten ? correctLatin(database.db, query) : correctQuery(database, query, kinds);
  for (const corrected of await mending) {
    const mended = await topResults(search, corrected, groups);
    if (total(mended) > found) return { results: mended, corrected };
  }
  return { results, corrected: null };
}

const STANDS = {
  name: 'search-stands',
  text: `select from search_document
    where kind = any($2::smallint[]) and (tt @@ $1::tsquery or bt @@ $1::tsquery) and visible limit 1`,
};

/** Whether the words stand somewhere as they were typed, not only by how they sound. */
async function stands(search: pg.Pool, query: string, kinds: readonly number[]): Promise<boolean> {
  const written = toWrittenQuery(query);
  return written !== null && (await runStatement(search, STANDS, [written.begun, kinds])).length > 0;
}

function total(results: TopResults): number {
  return results.values().reduce((sum, { count }) => sum + count, 0);
}
