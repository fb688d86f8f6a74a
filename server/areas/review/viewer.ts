import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { DECISION_UNDO_MS } from '#shared/constants.ts';
import type { ReviewViewer } from '#shared/domain/review.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { mail_outbox } from '../../database/schema/operations.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { type submission, submission_event } from '../../database/schema/submission.ts';
import type { Actor, SignedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';

type SubmissionRow = typeof submission.$inferSelect;
export type DecisionEvent = typeof submission_event.$inferSelect;

const DECISIONS = ['approve', 'return', 'reject'];

/** The member of staff who calls; access was checked by the contract. */
export function staffOf(actor: Actor): SignedIn {
  if (actor.kind !== 'person') throw new Problem('not_signed_in');
  return actor;
}

/** What somebody of the desk is to a request: it decides which buttons there are. */
export async function viewerOf(db: Queryable, actor: SignedIn, row: SubmissionRow): Promise<ReviewViewer> {
  return {
    is_owner: false,
    is_reviewer: deskMay(actor.desk_roles, 'decide'),
    is_involved: await isInvolved(db, actor, row),
    may_undo: (await undoable(db, actor, row)) !== null,
  };
}

/** They sent it, their address stands on it, or they belong to its organisation: then somebody else decides. */
async function isInvolved(db: Queryable, actor: SignedIn, row: SubmissionRow): Promise<boolean> {
  const email = actor.email.toLowerCase();
  if (row.person_id === actor.id || row.requester_email.toLowerCase() === email) return true;
  if (!row.stakeholder_id) return false;
  const own = or(
    eq(stakeholder_member.person_id, actor.id),
    sql`lower(${stakeholder_member.email}) = ${email}`,
  );
  const open = inArray(stakeholder_member.state, ['inviting', 'invited', 'member']);
  return (
    (await db.$count(
      stakeholder_member,
      and(eq(stakeholder_member.stakeholder_id, row.stakeholder_id), own, open),
    )) > 0
  );
}

/** The actor's own last decision on a request while its mail waits; null when it cannot be undone (any more). */
export async function undoable(
  db: Queryable,
  actor: SignedIn,
  row: SubmissionRow,
): Promise<(DecisionEvent & { until: Date }) | null> {
  if (row.decided_by !== actor.id || row.decided_at === null) return null;
  const [last] = await db
    .select()
    .from(submission_event)
    .where(
      and(
        eq(submission_event.submission_id, row.id),
        sql`${submission_event.verb} not in ('take', 'release')`,
      ),
    )
    .orderBy(desc(submission_event.created_at), desc(submission_event.id))
    .limit(1);
  if (!last || !DECISIONS.includes(last.verb)) return null;
  const [mail] = await db
    .select({ send_after: mail_outbox.send_after })
    .from(mail_outbox)
    .where(
      and(
        eq(mail_outbox.about_id, last.id),
        eq(mail_outbox.status, 'waiting'),
        sql`${mail_outbox.send_after} > now()`,
      ),
    );
  if (mail) return { ...last, until: mail.send_after };
  // Nobody to write to, so no letter is held back: the time is the same.
  const until = new Date(row.decided_at.getTime() + DECISION_UNDO_MS);
  return row.requester_email === '' && until > new Date() ? { ...last, until } : null;
}
