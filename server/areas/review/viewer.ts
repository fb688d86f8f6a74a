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
  const [viewer] = await viewersOf(db, actor, [row]);
  return viewer!;
}

/** The same for many, in the order of the rows. */
export async function viewersOf(
  db: Queryable,
  actor: SignedIn,
  rows: readonly SubmissionRow[],
): Promise<ReviewViewer[]> {
  const own = await ownOrganisations(db, actor, rows);
  const viewers: ReviewViewer[] = [];
  for (const row of rows)
    viewers.push({
      is_owner: false,
      is_reviewer: deskMay(actor.desk_roles, 'decide'),
      is_involved: isSender(actor, row) || own.has(row.stakeholder_id),
      may_undo: (await undoable(db, actor, row)) !== null,
    });
  return viewers;
}

/** They sent it, or their address stands on it: then somebody else decides. */
const isSender = (actor: SignedIn, row: SubmissionRow) =>
  row.person_id === actor.id || row.requester_email.toLowerCase() === actor.email.toLowerCase();

/** Of the organisations of requests, those the actor belongs to: then somebody else decides as well. */
async function ownOrganisations(
  db: Queryable,
  actor: SignedIn,
  rows: readonly SubmissionRow[],
): Promise<ReadonlySet<string | null>> {
  const asked = [...new Set(rows.map((row) => row.stakeholder_id).filter((id) => id !== null))];
  if (asked.length === 0) return new Set();
  const { stakeholder_id, person_id, email, state } = stakeholder_member;
  const found = await db
    .selectDistinct({ id: stakeholder_id })
    .from(stakeholder_member)
    .where(
      and(
        inArray(stakeholder_id, asked),
        or(eq(person_id, actor.id), sql`lower(${email}) = ${actor.email.toLowerCase()}`),
        inArray(state, ['inviting', 'invited', 'member']),
      ),
    );
  return new Set(found.map(({ id }) => id));
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
        sql`${submission_event.verb} not in ('take', 'release', 'translate')`,
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
