import { eq, sql } from 'drizzle-orm';
import { SUBMISSION_CASE } from '#shared/domain/cases/submission.ts';
import type { ReviewParty, ReviewStatus, ReviewVerb } from '#shared/domain/review.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { type CaseKind, notFromHere } from '../../cases/kind.ts';
import { type Payload, submission, submission_event } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';
import { lockSubmission, type SubmissionRow } from './submission.queries.ts';
import { isKnownToDesk } from './visibility.ts';

type Change = Partial<typeof submission.$inferInsert>;

/** What the history keeps of a step, besides the step itself. */
export interface Remembered {
  reason: string;
  /** The values as they are now, so that rounds can be compared. */
  payload: Payload;
  actor_id: string | null;
  actor_kind: 'requester' | 'desk';
}

async function write({ tx }: Work, { id }: SubmissionRow, change: Change): Promise<SubmissionRow> {
  const [changed] = await tx.update(submission).set(change).where(eq(submission.id, id)).returning();
  return changed!;
}

/** A request to the desk as a case: a page to be listed, a profile, changes of one, a suggestion. */
export const SUBMISSION: CaseKind<SubmissionRow, ReviewStatus, ReviewVerb, ReviewParty, Change, Remembered> =
  {
    life: SUBMISSION_CASE,
    stateOf: ({ status }) => status as ReviewStatus,
    async lock({ tx }, id) {
      const row = await lockSubmission(tx, id);
      return row && isKnownToDesk(row) ? row : undefined;
    },
    async store(work, row, status, change) {
      const times = {
        waiting_since: sql`now()` as unknown as Date,
        updated_at: sql`now()` as unknown as Date,
      };
      const changed = await write(work, row, { ...times, ...change, status, version: row.version + 1 });
      // A profile stands where its review stands; changes of an approved one leave it where it is.
      if (row.kind === 'profile' && row.stakeholder_id && status !== row.status)
        await updateStakeholder(work, row.stakeholder_id, { status });
      return changed;
    },
    hand: (work, row, assignee_id) =>
      write(work, row, { assignee_id, assigned_at: assignee_id === null ? null : new Date() }),
    async remember({ tx, context: { actor } }, { row, verb, from, to, extra }) {
      const [event] = await tx
        .insert(submission_event)
        .values({
          submission_id: row.id,
          verb,
          from_status: from,
          to_status: to,
          round: row.round,
          actor_id: actor.kind === 'person' ? actor.id : null,
          actor_kind: 'desk',
          ...extra,
        })
        .returning({ id: submission_event.id });
      return event!.id;
    },
    audited: ({ row, verb, from, to, extra: { reason } }) =>
      verb === 'take' || verb === 'release'
        ? {}
        : { reference: row.reference, from, to, round: row.round, ...(reason && { reason }) },
    refusals: {
      notFromHere: ({ context }, { status }) =>
        notFromHere(
          'review:problem.not_from_here',
          translate(context.language, `review:status.${status as ReviewStatus}`),
        ),
      involved: 'review:problem.own',
    },
    stale: () => new Problem('stale_version'),
  };
