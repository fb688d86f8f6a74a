import { and, asc, count, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/client.ts';

/** Cases of the asker, those of nobody, or both. */
export function whose(filter: readonly string[], assignee_id: AnyPgColumn, me: string): SQL | undefined {
  return or(
    filter.includes('mine') ? eq(assignee_id, me) : undefined,
    filter.includes('unassigned') ? isNull(assignee_id) : undefined,
  );
}

/** How many there are of each state, and in all. */
function countsOf<S extends string>(
  states: readonly S[],
  groups: readonly { state: unknown; count: number }[],
): Record<S | 'all', number> {
  const of = (state: S) => groups.find((group) => group.state === state)?.count ?? 0;
  const counts = Object.fromEntries(states.map((state) => [state, of(state)])) as Record<S, number>;
  return { all: states.reduce((sum, state) => sum + counts[state], 0), ...counts };
}

interface Asked<S extends string> {
  state: S | 'all';
  ordering: 'created' | '-created';
  page: number;
  per_page: number;
}

/** One page of the cases of a table by when they came, and how many there are of each state under the same conditions. */
export async function findCases<T extends PgTable, S extends string>(
  db: Queryable,
  {
    table,
    state,
    created_at,
    id,
  }: { table: T; state: AnyPgColumn; created_at: AnyPgColumn; id: AnyPgColumn },
  states: readonly S[],
  asked: Asked<S>,
  within: SQL | undefined,
): Promise<{ rows: T['$inferSelect'][]; counts: Record<S | 'all', number> }> {
  const order = asked.ordering === 'created' ? asc : desc;
  const [rows, groups] = await Promise.all([
    db
      .select()
      .from(table as PgTable)
      .where(and(within, asked.state === 'all' ? undefined : eq(state, asked.state)))
      .orderBy(order(created_at), order(id))
      .limit(asked.per_page)
      .offset((asked.page - 1) * asked.per_page),
    db
      .select({ state, count: count() })
      .from(table as PgTable)
      .where(within)
      .groupBy(state),
  ]);
  return { rows, counts: countsOf(states, groups) };
}
