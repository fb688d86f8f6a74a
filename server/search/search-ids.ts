import type pg from 'pg';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toAnyTsQuery, toTsQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';
import type { DatabaseClient } from '../database/client.ts';
import { correctQuery } from './correct-query.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { runStatement } from './run-statement.ts';

export interface FoundIds {
  /** All matches, best first. */
  ids: string[];
  corrected: string | null;
}

/** Most records a mistyped Khmer query is answered with. */
const MOST_NEAR = 200;

/** Every record of some groups that a query finds, best first; null when there is no word in it. */
export async function searchIds(
  { db, pool }: Pick<DatabaseClient, 'db' | 'pool'>,
  query: string,
  groups: readonly SearchGroup[],
): Promise<FoundIds | null> {
  const kinds = groups.map((group) => SEARCH_KINDS[group]);
  const allMatches = (text: string) => run(pool, ALL_MATCHES, [toTsQuery(text), kinds, trigramKey(text)]);
  if (!toTsQuery(query)) return null;
  const ids = await allMatches(query);
  if (ids.length > 0) return { ids, corrected: null };
  const corrected = await correctQuery(db, query);
  if (corrected) {
    const mended = await allMatches(corrected);
    if (mended.length > 0) return { ids: mended, corrected };
  }
  const any = toAnyTsQuery(query);
  return { ids: any ? await run(pool, NEAR_MATCHES, [any, kinds]) : [], corrected: null };
}

const ALL_MATCHES = {
  name: 'search-all-ids',
  text: `
    select id from search_document
    where kind = any($2::smallint[]) and bt @@ $1::tsquery and visible
    order by tt @@ $1::tsquery desc, key = $3 desc, rank desc, id`,
};
const NEAR_MATCHES = {
  name: 'search-near-ids',
  text: `
    select id from search_document
    where kind = any($2::smallint[]) and tt @@ $1::tsquery and visible
    order by ts_rank(tt, $1::tsquery) desc, rank desc, id limit ${MOST_NEAR}`,
};

async function run(pool: pg.Pool, statement: typeof ALL_MATCHES, values: unknown[]): Promise<string[]> {
  const rows = await runStatement<{ id: string }>(pool, statement, values);
  return rows.map(({ id }) => id);
}
