import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Cases of the asker, those of nobody, or both. */
export function whose(filter: readonly string[], assignee_id: AnyPgColumn, me: string): SQL | undefined {
  return or(
    filter.includes('mine') ? eq(assignee_id, me) : undefined,
    filter.includes('unassigned') ? isNull(assignee_id) : undefined,
  );
}

/** How many there are of each state, and in all. */
export function countsOf<S extends string>(
  states: readonly S[],
  groups: readonly { state: string; count: number }[],
): Record<S | 'all', number> {
  const of = (state: S) => groups.find((group) => group.state === state)?.count ?? 0;
  const counts = Object.fromEntries(states.map((state) => [state, of(state)])) as Record<S, number>;
  return { all: states.reduce((sum, state) => sum + counts[state], 0), ...counts };
}
