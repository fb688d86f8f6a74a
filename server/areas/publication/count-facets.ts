import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import type { FilterGroup } from '#shared/domain/filter-groups.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

/** One filter of a list in SQL. */
export interface FacetColumn {
  key: string;
  /** What rows are distinguished by: the value of a row, or with `many` an array of them. */
  value: SQL | AnyColumn;
  many?: boolean;
  /** Takes few values, such as a year. Filters that do are grouped together: rows are grouped as often as there are groupings. */
  few?: boolean;
  /** The value as readers know it, where that is another one: the slug of an id. Worked out once for each value. */
  shown?: (value: SQL) => SQL;
  /** What the chosen values ask of a row; undefined where nothing is chosen. */
  condition: SQL | undefined;
}

/** The rows a list holds before its filters, and the filters. */
export interface CountedList {
  from: SQL;
  where: SQL;
  columns: readonly FacetColumn[];
}

/** Counts by filter and value, `total` of what all filters leave, `total_all` of what `where` leaves. */
export interface Counted {
  total: number;
  total_all: number;
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const TOTAL = -1;
const TOTAL_ALL = -2;

/**
 * Counts the rows behind every value of every filter in one pass over them. A filter's own choice does not narrow its own
 * counts, so that they say what a reader would get by choosing.
 */
export async function countFacets(db: Queryable, list: CountedList): Promise<Counted> {
  const { columns } = list;
  const { rows } = await db.execute<{ facet: number; value: string | null; total: number | null }>(
    countStatement(list),
  );
  const counts = new Map(columns.map(({ key }) => [key, new Map<string, number>()]));
  const totals = new Map<number, number>();
  for (const { facet, value, total } of rows) {
    const key = columns[facet]?.key;
    if (key === undefined) totals.set(facet, total ?? 0);
    else if (value) counts.get(key)?.set(value, total ?? 0);
  }
  return { total: totals.get(TOTAL) ?? 0, total_all: totals.get(TOTAL_ALL) ?? 0, counts };
}

/**
 * Every row carries which choices it misses (`missed`, a bit for each filter). What misses nothing is grouped by each filter's
 * value, filters that take few values together; what misses a single filter's choice, by that filter's value alone: so each
 * row is grouped as rarely as can be. A filter counts the groups that miss nothing, or nothing but its own choice.
 */
function countStatement({ from, where, columns }: CountedList): SQL {
  const all = (1 << columns.length) - 1;
  const names = columns.map((_, i) => sql`${sql.identifier(`v${i}`)}`);
  const picked = columns.map(({ value }, i) => sql`${value} as ${names[i]!}`);
  const misses = columns.flatMap(({ condition }, i) =>
    condition ? [sql`case when ${condition} then 0 else ${number(1 << i)} end`] : [],
  );
  const missed = misses.length > 0 ? sql.join(misses, sql` + `) : sql`0`;
  // grouping() has a bit for each column that a group is not made by, the first column in the highest place.
  const bitOf = (i: number) => 1 << (columns.length - 1 - i);
  const together = columns.flatMap(({ few }, i) => (few ? [i] : []));
  const groupingOf = (i: number) => (columns[i]!.few ? together : [i]);
  const groupings = new Map(columns.map((_, i) => [groupingOf(i)[0]!, groupingOf(i)]));
  const sets = [...groupings.values(), []].map((set) => sql`(${commas(set.map((i) => names[i]!))})`);
  const othersOf = (i: number) => number(groupingOf(i).reduce((rest, one) => rest - bitOf(one), all));
  const missing = columns.flatMap(({ condition }, i) =>
    condition
      ? [
          sql`union all select ${othersOf(i)}, ${commas(names.map((name, at) => (at === i ? name : sql`null`)))},
            ${number(1 << i)}, count(*) from base where missed = ${number(1 << i)} group by ${names[i]!}`,
        ]
      : [],
  );
  const parts = columns.map(({ many, shown }, i) => {
    const one = many ? sql`unnest(${names[i]!})` : names[i]!;
    return sql`select ${number(i)} as facet, (${shown?.(one) ?? one})::text collate "C" as value, sum(size)::int as total
      from counted where others = ${othersOf(i)} and missed in (0, ${number(1 << i)}) group by 2`;
  });
  // Kept for several readers; one alone groups the rows as they come.
  const kept = misses.length > 0 ? sql`materialized` : sql`not materialized`;
  const total = sql`select sum(size)::int from counted where others = ${number(all)}`;
  return sql`
    with base as ${kept} (select ${commas(picked)}, ${missed} as missed from ${from} where ${where}),
    counted as materialized (
      select grouping(${commas(names)}) as others, ${commas(names)}, 0 as missed, count(*) as size
      from base where missed = 0 group by grouping sets (${commas(sets)})
      ${sql.join(missing, sql` `)}
    )
    ${sql.join(parts, sql` union all `)}
    union all select ${number(TOTAL)}, null, (${total})
    union all select ${number(TOTAL_ALL)}, null, (${misses.length > 0 ? sql`select count(*)::int from base` : total})`;
}

const number = (value: number) => sql.raw(String(value));
const commas = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** The slug of a category, which rows hold by its id. */
export const slugOfTerm = (id: SQL): SQL => sql`(select t.slug from ${taxonomy_term} t where t.id = ${id})`;

/** The ids of categories by their slugs, for rows that hold one of them; looked up first, so that an order's index can be followed. */
export const isOneOfTerms = (id: AnyColumn, slugs: readonly string[]): SQL =>
  sql`${id} = any(array(select t.id from ${taxonomy_term} t where ${inArray(sql`t.slug`, [...slugs])}))`;

/** A value a filter may have, with its names. */
export interface KnownValue {
  value: string;
  name: string;
  name_kh: string;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** How many rows stand behind each value of one filter. */
export const countsOf = ({ counts }: Counted, key: string): ReadonlyMap<string, number> =>
  counts.get(key) ?? NONE;

export const PROVINCE_VALUES: readonly KnownValue[] = PROVINCES.map(({ code, name, name_kh }) => ({
  value: code,
  name,
  name_kh,
}));

/**
 * Filters with their values as lists answer them: values that count, and chosen ones however few. Values come in the
 * order of `known`, those of the filters `byCount` the most frequent first. A chosen value nobody knows is left out.
 */
export function presentFacets<Key extends string>(
  groups: readonly (FilterGroup & { key: Key })[],
  known: Readonly<Record<Key, readonly KnownValue[]>>,
  counted: Counted,
  chosen: Readonly<Record<Key, readonly string[]>>,
  byCount: readonly Key[],
): FacetCounts[] {
  return groups.map((group) =>
    presentFacet(
      group,
      known[group.key],
      countsOf(counted, group.key),
      chosen[group.key],
      byCount.includes(group.key),
    ),
  );
}

function presentFacet(
  { key, name, name_kh }: FilterGroup,
  known: readonly KnownValue[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  byCount: boolean,
): FacetCounts {
  const values = known
    .map((one) => ({
      ...one,
      count: counts.get(one.value) ?? 0,
      selected: chosen.includes(one.value),
    }))
    .filter(({ count, selected }) => count > 0 || selected);
  if (byCount) values.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return { key, label: name, label_kh: name_kh, values };
}

/** Most organisers a filter names: the ones with most records, and those chosen. */
const MOST_ORGANISERS = 40;

/** Names of the organisers behind counts. */
export async function nameOrganisers(
  db: Queryable,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): Promise<KnownValue[]> {
  const often = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_ORGANISERS);
  const ids = [...new Set([...often.map(([id]) => id), ...chosen])];
  if (ids.length === 0) return [];
  return db
    .select({ value: stakeholder.id, name: stakeholder.name, name_kh: stakeholder.name_kh })
    .from(stakeholder)
    .where(inArray(stakeholder.id, ids));
}
