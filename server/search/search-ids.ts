import { sql } from 'drizzle-orm';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toAnyTsQuery, toTsQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';
import type { DatabaseClient, Queryable } from '../database/client.ts';
import { correctQuery } from './correct-query.ts';
import { SEARCH_KINDS } from './kinds.ts';

export interface FoundIds {
  /** All matches, best first. */
  ids: string[];
  corrected: string | null;
}

/** Most records a mistyped Khmer query is answered with. */
const MOST_NEAR = 200;

/** Every record of some groups that a query finds, best first; null when there is no word in it. */
export async function searchIds(
  { db }: Pick<DatabaseClient, 'db'>,
  query: string,
  groups: readonly SearchGroup[],
): Promise<FoundIds | null> {
  if (!toTsQuery(query)) return null;
  const ids = await allMatches(db, query, groups);
  if (ids.length > 0) return { ids, corrected: null };
  const corrected = await correctQuery(db, query);
  if (corrected) {
    const mended = await allMatches(db, corrected, groups);
    if (mended.length > 0) return { ids: mended, corrected };
  }
  return { ids: await nearMatches(db, query, groups), corrected: null };
}

const kindsOf = (groups: readonly SearchGroup[]) =>
  sql`${sql.param(groups.map((group) => SEARCH_KINDS[group]))}::smallint[]`;

async function allMatches(db: Queryable, query: string, groups: readonly SearchGroup[]): Promise<string[]> {
  const words = sql`${toTsQuery(query)}::tsquery`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from search_document
    where kind = any(${kindsOf(groups)}) and bt @@ ${words} and visible
    order by tt @@ ${words} desc, key = ${trigramKey(query)} desc, rank desc, id`);
  return rows.map(({ id }) => id);
}

async function nearMatches(db: Queryable, query: string, groups: readonly SearchGroup[]): Promise<string[]> {
  const any = toAnyTsQuery(query);
  if (!any) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from search_document
    where kind = any(${kindsOf(groups)}) and tt @@ ${any}::tsquery and visible
    order by ts_rank(tt, ${any}::tsquery) desc, rank desc, id limit ${MOST_NEAR}`);
  return rows.map(({ id }) => id);
}
