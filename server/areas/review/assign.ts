import { eq, sql } from 'drizzle-orm';
import type {
  addNote as noteContract,
  releaseSubmission as releaseContract,
  takeSubmission as takeContract,
} from '#shared/contracts/review.contract.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { recordAudit } from '../../audit/record.ts';
import { submission, submission_event, submission_note } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { lockSubmission, type SubmissionRow } from '../listing/listing.queries.ts';
import { presentRecord } from './present-record.ts';
import { staffOf } from './viewer.ts';
import { isKnownToDesk } from './visibility.ts';

/** Takes a request; a colleague who held it sees so in the history. Taking what one has changes nothing. */
export const takeSubmission: Handler<typeof takeContract> = ({ params }, context) =>
  changeAssignee(context, params.id, 'take');

/** Gives a request back to everybody. */
export const releaseSubmission: Handler<typeof releaseContract> = ({ params }, context) =>
  changeAssignee(context, params.id, 'release');

export const addNote: Handler<typeof noteContract> = async ({ params, body }, context) => {
  const row = await inTransaction(context, async (work) => {
    const locked = await lockForDesk(work, params.id);
    const author_id = staffOf(context.actor).id;
    await work.tx.insert(submission_note).values({ submission_id: locked.id, author_id, body: body.body });
    await recordAudit(work, { action: 'submission.note', entity_id: locked.id });
    return locked;
  });
  return presentRecord(context, row);
};

async function changeAssignee(context: CallContext, id: string, verb: 'take' | 'release') {
  const { id: me } = staffOf(context.actor);
  const row = await inTransaction(context, async (work) => {
    const locked = await lockForDesk(work, id);
    const assignee_id = verb === 'take' ? me : null;
    if (locked.assignee_id === assignee_id) return locked;
    if (locked.status !== 'reviewing' && locked.status !== 'returned') {
      const status = translate(context.language, `review:status.${locked.status as ReviewStatus}`);
      throw new Problem('conflict', { messageKey: 'review:problem.not_from_here', params: { status } });
    }
    const [changed] = await work.tx
      .update(submission)
      .set({ assignee_id, assigned_at: verb === 'take' ? sql`now()` : null })
      .where(eq(submission.id, locked.id))
      .returning();
    await work.tx.insert(submission_event).values({
      submission_id: locked.id,
      verb,
      from_status: locked.status,
      to_status: locked.status,
      round: locked.round,
      actor_id: me,
      actor_kind: 'desk',
    });
    await recordAudit(work, {
      action: `submission.${verb}`,
      entity_id: locked.id,
      detail: { was: locked.assignee_id },
    });
    return changed!;
  });
  return presentRecord(context, row);
}

/** A request the desk may see, locked. */
export async function lockForDesk({ tx }: Work, id: string): Promise<SubmissionRow> {
  const row = await lockSubmission(tx, id);
  if (!row || !isKnownToDesk(row)) throw new Problem('not_found');
  return row;
}
