import type pg from 'pg';
import { toWrittenQuery } from '#shared/khmer/tokens.ts';
import type { DatabaseClient } from '../database/client.ts';
import { correctLatin, correctQuery } from './correct-query.ts';
import { runStatement } from './run-statement.ts';

/** Fewer results than this suggest a typing error. */
const FEW = 3;

/**
 * What may have been meant by a query that found so few, likeliest first; none where it found enough. A rare Khmer word is no
 * mistyped one: one that nobody wrote is told from it by finding at most what sounds like it.
 */
export async function mendedQueries(
  { db, search }: Pick<DatabaseClient, 'db' | 'search'>,
  query: string,
  kinds: readonly number[],
  found: number,
): Promise<string[]> {
  if (found >= FEW) return [];
  const isWritten = found > 0 && (await stands(search, query, kinds));
  return isWritten ? correctLatin(db, query) : correctQuery({ db, search }, query, kinds);
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
