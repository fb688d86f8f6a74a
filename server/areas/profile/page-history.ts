import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { isToldToOwner, REVIEW_VERBS } from '#shared/domain/review.ts';
import type { Queryable } from '../../database/client.ts';
import { change_set, submission, submission_event } from '../../database/schema/submission.ts';
import { lastEdits } from './last-edits.ts';

const MOST = 60;

/** What happened to a page, the newest first: the steps of all its reviews, and the edits its team is told of. */
export async function pageHistory(
  db: Queryable,
  stakeholderId: string,
  label: (name: string) => string,
): Promise<Profile['history']> {
  const events = await db
    .select({ verb: submission_event.verb, at: submission_event.created_at })
    .from(submission_event)
    .innerJoin(submission, eq(submission.id, submission_event.submission_id))
    .where(
      and(eq(submission.stakeholder_id, stakeholderId), inArray(submission_event.verb, [...REVIEW_VERBS])),
    )
    .orderBy(desc(submission_event.created_at), desc(submission_event.id))
    .limit(MOST);
  const steps = events.flatMap(({ verb, at }) =>
    isToldToOwner(verb) ? [{ at: at.toISOString(), verb, labels: [], by: null }] : [],
  );
  const sets = await db
    .select({ id: change_set.id })
    .from(change_set)
    .where(eq(change_set.stakeholder_id, stakeholderId));
  const edits = await lastEdits(db, stakeholderId, [stakeholderId, ...sets.map(({ id }) => id)]);
  const edited = edits.map(({ names, at, by }) => ({
    at,
    verb: null,
    labels: [...new Set(names.map(label))],
    by,
  }));
  return [...steps, ...edited].sort((a, b) => b.at.localeCompare(a.at)).slice(0, MOST);
}
