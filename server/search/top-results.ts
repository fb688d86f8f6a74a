import type pg from 'pg';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toReadings } from '#shared/khmer/tokens.ts';
import { groupOfKind, SEARCH_KINDS } from './kinds.ts';
import { NEARNESS, searchValues } from './nearness.ts';
import { runStatement } from './run-statement.ts';

/** The best results of a group, best first, and how many there are; counting ends at `COUNT_LIMIT`. */
export interface GroupResults {
  ids: string[];
  count: number;
  /** Whether there are more than `count`. */
  more: boolean;
}
export type TopResults = Map<SearchGroup, GroupResults>;

export const RESULTS_OF_GROUP = 5;
export const COUNT_LIMIT = 100;
/** One more tells whether there are more. */
const COUNTED = COUNT_LIMIT + 1;

/** The best of so many matches of a group are shown: it bounds what a common word costs. */
const CONSIDERED = 300;

/** The best so many titles that fit, and how near they are. */
const titlesFor = (query: string) => `
  select id, rank, ${NEARNESS} as tier from search_document s
  where s.kind = k.kind and s.tt @@ ${query} and s.visible limit ${CONSIDERED}`;

const bodiesFor = (query: string) => `
  select id, rank from search_document s where s.kind = k.kind and s.bt @@ ${query} and s.visible`;

/**
 * Bodies are looked at where titles are few. A beginning is looked up whole before anything is compared: where no title fits,
 * the words before it are asked for first.
 */
const asksBodies = (head: string) => `(select found from titles) < ${COUNTED} and (
  (select found from titles) > 0 or ${head} is null
  or exists (select from search_document h where h.kind = k.kind and h.bt @@ ${head})
)`;

/**
 * Titles first, the nearest before all (`NEARNESS`); bodies only where titles give too little, and read once for both the results
 * and the count. Materialised, and fenced by `offset 0`, so that no part is run twice.
 */
const statementOf = (name: string, titles: string, bodies: string) => ({
  name,
  text: `
    select k.kind, h.ids, h.count from unnest($2::smallint[]) k(kind) cross join lateral (
      with t as materialized (${titles}), titles as materialized (
        select count(*)::int as found from t
      ), b as materialized (
        ${bodies} limit (select case when found < ${RESULTS_OF_GROUP} then ${CONSIDERED} else ${COUNTED} end from titles)
      ), best as materialized (
        select id, tier, rank from (
          select id, rank, tier from t
          union all
          select id, rank, 1 from b
          where (select found from titles) < ${RESULTS_OF_GROUP} and id not in (select id from t)
        ) found order by tier desc, rank desc, id limit ${RESULTS_OF_GROUP}
      )
      select (select array_agg(id order by tier desc, rank desc, id) from best) as ids,
        least(${COUNTED}, greatest((select found from titles), (select count(*)::int from b))) as count
      offset 0
    ) h where h.ids is not null`,
});

const ONE_READING = statementOf(
  'search-top',
  titlesFor('$1::tsquery'),
  `${bodiesFor('$1::tsquery')} and ${asksBodies('$8::tsquery')}`,
);

/** Each reading by itself: joined by OR, an index would compare everything that any part of one holds. */
const MANY_READINGS = statementOf(
  'search-top-readings',
  `select distinct m.* from unnest($1::tsquery[]) q(words) cross join lateral (${titlesFor('q.words')}) m
   limit ${CONSIDERED}`,
  `select distinct m.* from unnest($1::tsquery[], $8::tsquery[]) q(words, head)
   cross join lateral (${bodiesFor('q.words')} limit ${CONSIDERED}) m where ${asksBodies('q.head')}`,
);

interface Row {
  kind: number;
  ids: string[];
  count: number;
}

/** The best results of each group for all words of a query in any spelling; empty when it holds no word. */
export async function topResults(
  search: pg.Pool,
  query: string,
  groups: readonly SearchGroup[],
  how: { anywhere?: boolean } = {},
): Promise<TopResults> {
  const searches = halvesOf(kindsOf(groups)).map(async (kinds) => {
    const values = searchValues(query, kinds, how);
    if (!values) return [];
    const readings = toReadings(query, how);
    const conditions = readings.map(({ condition }) => condition);
    const heads = readings.map(({ head }) => head || null);
    return readings.length === 1
      ? runStatement<Row>(search, ONE_READING, [...values, heads[0]])
      : runStatement<Row>(search, MANY_READINGS, [conditions, ...values.slice(1), heads]);
  });
  return toResults((await Promise.all(searches)).flat());
}

/** Two halves are searched at the same time, each on a connection of its own: PostgreSQL gives each a core. */
function halvesOf(kinds: readonly number[]): number[][] {
  const halves = [0, 1].map((half) => kinds.filter((_, place) => place % 2 === half));
  return halves.filter(({ length }) => length > 0);
}

const kindsOf = (groups: readonly SearchGroup[]) => groups.map((group) => SEARCH_KINDS[group]);

function toResults(rows: readonly Row[]): TopResults {
  return new Map(
    rows.map(({ kind, ids, count }) => [
      groupOfKind(kind),
      { ids, count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT },
    ]),
  );
}
