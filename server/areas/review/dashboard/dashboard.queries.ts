import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeskDecision } from '#shared/domain/desk-figures.ts';
import type { Queryable } from '../../../database/client.ts';
import { submission } from '../../../database/schema/submission.ts';
import { DESK_KINDS, KNOWN_TO_DESK } from '../../submission/visibility.ts';

/**
 * Decisions since a moment, each with when the request had last come to the desk. One that was undone is none: the next
 * step of its request takes it back.
 */
export async function findDecisions(db: Queryable, since: Date): Promise<DeskDecision[]> {
  const { rows } = await db.execute<{
    kind: string;
    verb: DeskDecision['verb'];
    actor_id: string | null;
    sent_at: Date | string;
    decided_at: Date | string;
  }>(sql`
    with step as (
      select e.*, s.subject_kind as kind,
        lead(e.verb) over (partition by e.submission_id order by e.created_at, e.id) as next_verb,
        max(case when e.verb in ('submit', 'resubmit', 'reopen') then e.created_at end)
          over (partition by e.submission_id order by e.created_at, e.id) as sent_at
      from submission_event e join submission s on s.id = e.submission_id
      where e.verb not in ('take', 'release') and s.kind in ${[...DESK_KINDS]}
        and e.submission_id in (
          select submission_id from submission_event
          where verb in ('approve', 'return', 'reject') and created_at >= ${since})
    )
    select kind, verb, actor_id, sent_at, created_at as decided_at from step
    where verb in ('approve', 'return', 'reject') and created_at >= ${since}
      and next_verb is distinct from 'undo' and sent_at is not null
    order by created_at`);
  return rows.map((row) => ({
    ...row,
    sent_at: new Date(row.sent_at),
    decided_at: new Date(row.decided_at),
  }));
}

/** Everything that waits on the desk, longest first. */
export function findWaiting(db: Queryable) {
  return db
    .select()
    .from(submission)
    .where(and(KNOWN_TO_DESK, eq(submission.status, 'reviewing')))
    .orderBy(asc(submission.waiting_since), asc(submission.id));
}
