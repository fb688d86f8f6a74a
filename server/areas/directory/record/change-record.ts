import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { stakeholder_member, stakeholder_redirect } from '../../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { type SignedIn, signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { lockWhole, type ProfileState } from '../../profile/profile-state.ts';

/** Whether somebody of the desk belongs to a page, or is asked to. */
export async function belongsTo(db: Queryable, me: SignedIn, id: string): Promise<boolean> {
  const own = and(
    eq(stakeholder_member.stakeholder_id, id),
    inArray(stakeholder_member.state, ['inviting', 'invited', 'requested', 'member']),
    sql`(${stakeholder_member.person_id} = ${me.id} or lower(${stakeholder_member.email}) = ${me.email.toLowerCase()})`,
  );
  return (await db.$count(stakeholder_member, own)) > 0;
}

/** The page a record became a part of. */
export async function mergedInto(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select().from(stakeholder_redirect).where(eq(stakeholder_redirect.id, id));
  return row?.target_id ?? null;
}

/** Changes a record that is locked, for somebody who has no part in it, on the version they looked at. */
export function changeRecord(
  context: CallContext,
  id: string,
  change: (work: Work, state: ProfileState) => Promise<void>,
): Promise<void> {
  const me = signedIn(context);
  return inTransaction(context, async (work) => {
    const state = await lockWhole(work, id);
    if (await belongsTo(work.tx, me, id))
      throw new Problem('conflict', { messageKey: 'directory-desk:problem.own' });
    if (state.record.status === 'archived' && (await mergedInto(work.tx, id)))
      throw new Problem('conflict', { messageKey: 'directory-desk:problem.merged' });
    await change(work, state);
  });
}

/** Problem `stale_version` where the record moved since it was looked at. */
export function refuseMoved({ version }: ProfileState, asked: number): void {
  if (version !== asked) throw new Problem('stale_version');
}

/** A record is corrected where it stands for itself: on the site, or off it. What waits is decided in the queue. */
export const OPEN_TO_DESK: readonly string[] = ['approved', 'archived'];

/** Problem `conflict` where a record waits to be decided on. */
export function refuseClosed({ record }: ProfileState): void {
  if (!OPEN_TO_DESK.includes(record.status))
    throw new Problem('conflict', { messageKey: 'directory-desk:problem.waits' });
}
