import type pg from 'pg';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toWrittenQuery } from '#shared/khmer/tokens.ts';
import type { DatabaseClient } from '../database/client.ts';
import { correctLatin, correctQuery } from './correct-query.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { vocabularyInMemory } from './memory/latin-words.ts';
import type { SearchMemory } from './memory/search-memory.ts';
import { runStatement } from './run-statement.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Fewer results than this suggest a typing error. */
const FEW = 3;

/**
 * What may have been meant by a query that found so few, likeliest first; none where it found enough. A rare Khmer word is no
 * mistyped one: one that nobody wrote is told from it by finding at most what sounds like it.
 */
export async function mendedQueries(
  { db, search }: Pick<DatabaseClient, 'db' | 'search'>,
  query: string,
  groups: readonly SearchGroup[],
  found: number,
  memory?: SearchMemory,
): Promise<string[]> {
  if (found >= FEW) return [];
  const kinds = groups.map((group) => SEARCH_KINDS[group]);
  const vocabulary = memory ? vocabularyInMemory(memory) : vocabularyOf(db);
  const isWritten =
    found > 0 && (memory ? memory.holdsWritten(query, groups) : await stands(search, query, kinds));
  return isWritten ? correctLatin(vocabulary, query) : correctQuery(search, vocabulary, query, kinds);
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
