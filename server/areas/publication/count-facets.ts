import { inArray, type SQL, sql } from 'drizzle-orm';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import type { FilterGroup } from '#shared/domain/filter-groups.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';

/** One filter of a list in SQL. */
export interface FacetColumn {
  key: string;
  /** The value of a row; with `many` an array of them. */
  value: SQL;
  many?: boolean;
  /** What the chosen values ask of a row; undefined where nothing is chosen. */
  condition: SQL | undefined;
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
 * Counts the rows behind every value of every filter in one statement. A filter's own choice does not narrow its own
 * counts, so that they say what a reader would get by choosing.
 */
export async function countFacets(
  db: Queryable,
  { from, where, columns }: { from: SQL; where: SQL; columns: readonly FacetColumn[] },
): Promise<Counted> {
  const names = columns.map((_, i) => ({
    value: sql.identifier(`v${i}`),
    fits: sql.identifier(`fits${i}`),
  }));
  const picked = columns.map(
    ({ value, condition }, i) =>
      sql`${value} as ${names[i]!.value}, coalesce(${condition ?? sql`true`}, false) as ${names[i]!.fits}`,
  );
  const fits = (except: number) => {
    const others = names.flatMap(({ fits: name }, i) => (i === except ? [] : [sql`${name}`]));
    return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
  };
  const parts = columns.map(({ many }, i) => {
    const { value } = names[i]!;
    const one = many ? sql`unnest(${value})` : sql`${value}`;
    return sql`select ${sql.raw(String(i))} as facet, ${one}::text as value, count(*)::int as total from base where ${fits(i)} group by 2`;
  });
  const { rows } = await db.execute<{ facet: number; value: string | null; total: number }>(sql`
    with base as materialized (select ${sql.join(picked, sql`, `)} from ${from} where ${where})
    ${sql.join(parts, sql` union all `)}
    union all select ${sql.raw(String(TOTAL))}, null, count(*)::int from base where ${fits(-1)}
    union all select ${sql.raw(String(TOTAL_ALL))}, null, count(*)::int from base`);
  const counts = new Map(columns.map(({ key }) => [key, new Map<string, number>()]));
  const totals = new Map<number, number>();
  for (const { facet, value, total } of rows) {
    const key = columns[facet]?.key;
    if (key === undefined) totals.set(facet, total);
    else if (value) counts.get(key)?.set(value, total);
  }
  return { total: totals.get(TOTAL) ?? 0, total_all: totals.get(TOTAL_ALL) ?? 0, counts };
}

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
