import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { INSIDE_VERBS, type ReviewViewer } from '#shared/domain/review.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { Holding } from '../../cases/hold.ts';
import { undoableStep } from '../../cases/undo.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { type submission, submission_event } from '../../database/schema/submission.ts';
import { type Actor, type SignedIn, signedIn } from '../../http/actor.ts';

type SubmissionRow = typeof submission.$inferSelect;
export type DecisionEvent = typeof submission_event.$inferSelect;

const DECISIONS = ['approve', 'return', 'reject'];

/** Who looks, and by what time of this server. */
export type Staff = Holding & { actor: Actor };

/** What somebody of the desk is to a request: it decides which buttons there are. */
export async function viewerOf(db: Queryable, staff: Staff, row: SubmissionRow): Promise<ReviewViewer> {
  const [viewer] = await viewersOf(db, staff, [row]);
  return viewer!;
}

/** The same for many, in the order of the rows. */
export async function viewersOf(
  db: Queryable,
  staff: Staff,
  rows: readonly SubmissionRow[],
): Promise<ReviewViewer[]> {
  const actor = signedIn(staff);
  const own = await ownOrganisations(db, actor, rows);
  const viewers: ReviewViewer[] = [];
  for (const row of rows)
    viewers.push({
      is_owner: false,
      is_reviewer: deskMay(actor.desk_roles, 'decide'),
      is_involved: isSender(actor, row) || own.has(row.stakeholder_id),
      may_undo: (await undoable(db, staff, row)) !== null,
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

/** The actor's own last decision on a request, where it can be undone. */
export async function undoable(
  db: Queryable,
  staff: Staff,
  row: SubmissionRow,
): Promise<(DecisionEvent & { until: Date }) | null> {
  const me = signedIn(staff);
  if (row.decided_by !== me.id) return null;
  const [last] = await db
    .select()
    .from(submission_event)
    .where(
      and(eq(submission_event.submission_id, row.id), notInArray(submission_event.verb, [...INSIDE_VERBS])),
    )
    .orderBy(desc(submission_event.created_at), desc(submission_event.id))
    .limit(1);
  return undoableStep(db, staff, me, last, { verbs: DECISIONS, aboutOf: ({ id }) => id });
}
