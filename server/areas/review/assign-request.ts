import type {
  addNote as noteContract,
  releaseSubmission as releaseContract,
  takeSubmission as takeContract,
} from '#shared/contracts/review.contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { assignAtDesk } from '../../cases/assign-case.ts';
import { changeAtDesk } from '../../cases/at-desk.ts';
import { submission_note } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { SUBMISSION } from '../submission/case.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { presentRecord } from './present-request.ts';

const { decide } = SUBMISSION.life.desk;

/** Takes a request, also from a colleague. */
export const takeSubmission: Handler<typeof takeContract> = ({ params }, context) =>
  assignTo(context, params.id, 'take');

/** Gives a request back to everybody. */
export const releaseSubmission: Handler<typeof releaseContract> = ({ params }, context) =>
  assignTo(context, params.id, 'release');

export const addNote: Handler<typeof noteContract> = async ({ params, body }, context) => {
  const row = await changeAtDesk(context, SUBMISSION, params.id, decide, async (work, locked, me) => {
    const note = { submission_id: locked.id, author_id: me.id, body: body.body };
    await work.tx.insert(submission_note).values(note);
    await recordAudit(work, { action: 'submission.note', entity_id: locked.id });
    return locked;
  });
  return presentRecord(context, row);
};

const assignTo = async (context: CallContext, id: string, verb: 'take' | 'release') =>
  presentRecord(context, await assignAtDesk(context, SUBMISSION, id, verb));

/** A request the desk may see, locked. */
export async function lockForDesk(work: Work, id: string): Promise<SubmissionRow> {
  const row = await SUBMISSION.lock(work, id);
  if (!row) throw new Problem('not_found');
  return row;
}
