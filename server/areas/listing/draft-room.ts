import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { listing_draft } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';

/**
 * Whose share of the room a form takes: a person is one, and so is a network of strangers, which stands behind the provider
 * that hands out many of them.
 */
export function sourceOf({ actor, networkHash, aroundHash }: CallContext): string {
  if (actor.kind !== 'person') return `${aroundHash}/${networkHash}`;
  return createHash('sha256').update(`draft of ${actor.id}`).digest('base64url').slice(0, 22);
}

/**
 * Makes room for one more form where as many are kept as may be. The provider that keeps most gives way, and there the
 * network that does: of theirs the form that was never touched since it was begun, then the one touched longest ago. So those who fill the room from many networks push out
 * their own, and somebody who begins a first form finds a place; nobody loses the only one. Problem `no_room` when all
 * keep as few as the newcomer.
 */
export async function makeRoom({ tx, context }: Work, source: string): Promise<void> {
  const most = context.services.config.DRAFTS_KEPT_MOST;
  if (!(await isFull(tx, most))) return;
  // Of many at once each sees what the one before has left.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('room for drafts'))`);
  if (!(await isFull(tx, most))) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with held as (
      select begun_by, split_part(begun_by, '/', 1) as around, count(*)::int as n
      from listing_draft where submission_id is null group by begun_by
    ), far as (
      select around, sum(n)::int as n from held group by around
    ), mine as (
      select split_part(${source}, '/', 1) as around,
        coalesce((select n from far where around = split_part(${source}, '/', 1)), 0) as far_n,
        coalesce((select n from held where begun_by = ${source}), 0) as n
    )
    select d.id from mine m, listing_draft d join held h using (begun_by) join far f using (around)
    where d.submission_id is null
      and case when f.around = m.around then h.n > 1 + m.n else f.n > 1 + m.far_n end
    order by f.n desc, h.n desc, d.updated_at > d.created_at, d.updated_at, d.id
    limit 1`);
  if (rows.length === 0) throw new Problem('no_room');
  const gone = rows.map(({ id }) => id);
  // Its pictures go with what nothing refers to any more.
  await tx.delete(listing_draft).where(inArray(listing_draft.id, gone));
}

async function isFull(tx: Work['tx'], most: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from listing_draft where submission_id is null offset ${most - 1} limit 1`,
  );
  return rows.length > 0;
}
