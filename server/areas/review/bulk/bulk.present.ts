import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import type { BulkResult, BulkVerb } from '#shared/domain/bulk.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../../database/client.ts';
import { bulk_decision, submission } from '../../../database/schema/submission.ts';
import type { SignedIn } from '../../../http/actor.ts';
import { findNames, nameOf } from '../../account/names.ts';

export type BulkRow = typeof bulk_decision.$inferSelect;

const MOST = 20;

/** Those that wait, and those of the last day, newest first. */
export function findRecent(db: Queryable): Promise<BulkRow[]> {
  return db
    .select()
    .from(bulk_decision)
    .where(
      or(
        eq(bulk_decision.state, 'waiting'),
        and(gt(bulk_decision.created_at, sql`now() - interval '1 day'`)),
      ),
    )
    .orderBy(desc(bulk_decision.id))
    .limit(MOST);
}

/** Bulk decisions with the names of their requests. */
export async function presentBulk(
  db: Queryable,
  me: SignedIn,
  rows: readonly BulkRow[],
): Promise<BulkDecision[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  const people = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  return rows.map((row) => {
    const results = row.items.map(({ id }) => (row.results[id] ?? null) as BulkResult | null);
    const done = results.filter((result) => result === 'done').length;
    return {
      id: row.id,
      verb: row.verb as BulkVerb,
      reason: row.reason,
      state: row.state as BulkDecision['state'],
      run_at: row.run_at.toISOString(),
      done_at: row.done_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      actor: nameOf(people, row.actor_id),
      items: row.items.map(({ id }, n) => ({ ...aboutOf(names, id), result: results[n]! })),
      counts: {
        all: row.items.length,
        done,
        skipped: results.filter((result) => result !== null && result !== 'done').length,
      },
      can: { cancel: mayCancel(row, me) },
    };
  });
}

/** Whoever ordered it, and who oversees the desk, until it runs. */
export const mayCancel = (row: BulkRow, me: SignedIn): boolean =>
  row.state === 'waiting' &&
  row.run_at > new Date() &&
  (row.actor_id === me.id || deskMay(me.desk_roles, 'oversee'));

type Names = ReadonlyMap<string, { reference: string; name: string; name_kh: string }>;

export async function namesOf(db: Queryable, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const { id, reference, name, name_kh } = submission;
  const rows = await db
    .select({ id, reference, name, name_kh })
    .from(submission)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export const aboutOf = (names: Names, id: string) => ({
  id,
  reference: names.get(id)?.reference ?? '',
  name: names.get(id)?.name ?? '',
  name_kh: names.get(id)?.name_kh ?? '',
});
