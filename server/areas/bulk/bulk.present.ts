import { and, desc, gt, inArray, or, sql } from 'drizzle-orm';
import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import type { BulkKindName, BulkResult, BulkVerb } from '#shared/domain/bulk.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { BulkAbout } from '../../cases/bulk-of.ts';
import type { Queryable } from '../../database/client.ts';
import { bulk_decision } from '../../database/schema/submission.ts';
import type { SignedIn } from '../../http/actor.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import { BULK } from './bulk-kinds.ts';

export type BulkRow = typeof bulk_decision.$inferSelect;

const MOST = 20;

/** Those that wait, and those of the last day, newest first. */
export function findRecent(db: Queryable): Promise<BulkRow[]> {
  return db
    .select()
    .from(bulk_decision)
    .where(
      or(
        inArray(bulk_decision.state, ['proposed', 'waiting']),
        and(gt(bulk_decision.created_at, sql`now() - interval '1 day'`)),
      ),
    )
    .orderBy(desc(bulk_decision.id))
    .limit(MOST);
}

/** Bulk decisions with the names of their cases. */
export async function presentBulk(
  db: Queryable,
  me: SignedIn,
  rows: readonly BulkRow[],
): Promise<BulkDecision[]> {
  const names = await namesOfAll(db, rows);
  const people = await findNames(
    db,
    rows.flatMap(({ actor_id, agreed_by }) => (agreed_by ? [actor_id, agreed_by] : [actor_id])),
  );
  return rows.map((row) => {
    const results = row.items.map(({ id }) => (row.results[id] ?? null) as BulkResult | null);
    const done = results.filter((result) => result === 'done').length;
    return {
      id: row.id,
      kind: row.case_kind as BulkKindName,
      verb: row.verb as BulkVerb,
      reason: row.reason,
      state: row.state as BulkDecision['state'],
      run_at: row.run_at.toISOString(),
      done_at: row.done_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      actor: nameOf(people, row.actor_id),
      agreed_by: row.agreed_by ? nameOf(people, row.agreed_by) : null,
      items: row.items.map(({ id }, n) => ({ ...aboutOf(names, id), result: results[n]! })),
      counts: {
        all: row.items.length,
        done,
        skipped: results.filter((result) => result !== null && result !== 'done').length,
      },
      can: {
        cancel: mayCancel(row, me),
        agree: row.state === 'proposed' && row.actor_id !== me.id,
      },
    };
  });
}

/** Whoever ordered it, and who oversees the desk, until it runs; and whoever is asked to agree to it. */
export const mayCancel = (row: BulkRow, me: SignedIn): boolean =>
  row.state === 'proposed' ||
  (row.state === 'waiting' &&
    row.run_at > new Date() &&
    (row.actor_id === me.id || deskMay(me.desk_roles, 'oversee')));

export type Names = ReadonlyMap<string, BulkAbout>;

/** The names of the cases of many decisions, each kind asked once. */
async function namesOfAll(db: Queryable, rows: readonly BulkRow[]): Promise<Names> {
  const kinds = [...new Set(rows.map((row) => row.case_kind as BulkKindName))];
  const maps = await Promise.all(
    kinds.map((kind) => {
      const items = rows.filter((row) => row.case_kind === kind).flatMap((row) => row.items);
      return BULK[kind].about(
        db,
        items.map(({ id }) => id),
      );
    }),
  );
  return new Map(maps.flatMap((map) => [...map]));
}

export function aboutOf(names: Names, id: string) {
  const { reference = '', name = '', name_kh = '' } = names.get(id) ?? {};
  return { id, reference, name, name_kh };
}
