import type pg from 'pg';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import type { DatabaseClient } from '../database/client.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { mendedQueries } from './mended-queries.ts';
import { NEARNESS, searchValues } from './nearness.ts';
import { withPlacesSpelt } from './place-spelling.ts';
import { runStatement } from './run-statement.ts';

export interface FoundIds {
  /** All matches, best first, up to `MOST_FOUND`. */
  ids: string[];
  /** Whether there are more than these. */
  more: boolean;
  corrected: string | null;
}

/**
 * Most records a search of a list finds. Filters narrow these; a word that more records of one category hold than this
 * tells none of them apart. Bounds what one letter costs: figures in docs/adr/0006-directory-index.md.
 */
const MOST_FOUND = 10_000;

/** Every record of some groups that a query finds, best first; null when there is no word in it. */
export async function searchIds(
  { db, search }: Pick<DatabaseClient, 'db' | 'search'>,
  query: string,
  groups: readonly SearchGroup[],
): Promise<FoundIds | null> {
  const kinds = groups.map((group) => SEARCH_KINDS[group]);
  const allMatches = async (text: string, how = {}) => {
    const values = searchValues(text, kinds, how);
    const ids = values ? await run(search, ALL_MATCHES, values) : [];
    return { ids: ids.slice(0, MOST_FOUND), more: ids.length > MOST_FOUND };
  };
  if (!searchValues(query, kinds)) return null;
  const spelt = withPlacesSpelt(query);
  if (spelt) {
    const [typed, named] = [await allMatches(query), await allMatches(spelt)];
    if (named.ids.length > typed.ids.length) return { ...named, corrected: spelt };
  }
  let found = await allMatches(query);
  if (found.ids.length === 0) found = await allMatches(query, { anywhere: true });
  for (const corrected of await mendedQueries({ db, search }, query, groups, found.ids.length)) {
    const mended = await allMatches(corrected);
    if (mended.ids.length > found.ids.length) return { ...mended, corrected };
  }
  return { ...found, corrected: null };
}

/** Titles before bodies, the nearest title before all (`NEARNESS`); one more than is used tells whether there are more. */
const ALL_MATCHES = {
  name: 'search-all-ids',
  text: `
    with t as materialized (
      select id, rank, ${NEARNESS} as tier from search_document
      where kind = any($2::smallint[]) and tt @@ $1::tsquery and visible limit ${MOST_FOUND + 1}
    ), b as materialized (
      select id, rank from search_document
      where kind = any($2::smallint[]) and bt @@ $1::tsquery and not tt @@ $1::tsquery and visible
      limit ${MOST_FOUND + 1} - (select count(*) from t)
    )
    select string_agg(id::text, ' ' order by tier desc, rank desc, id) as ids from (
      select id, rank, tier from t union all select id, rank, 1 from b
    ) found`,
};

/** The ids come as one text: a row of its own for each would cost the server more than finding it. */
async function run(search: pg.Pool, statement: typeof ALL_MATCHES, values: unknown[]): Promise<string[]> {
  const [row] = await runStatement<{ ids: string | null }>(search, statement, values);
  return row?.ids?.split(' ') ?? [];
}
