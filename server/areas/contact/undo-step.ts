import { eq, sql } from 'drizzle-orm';
import type { undoMessageStep as contract } from '#shared/contracts/contact.contract.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { takeBackLetters } from '../../cases/letters.ts';
import { contact_message } from '../../database/schema/contact.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { staffOf } from '../review/viewer.ts';
import { presentMessage } from './contact.present.ts';
import { findHistory, lockMessage } from './contact.queries.ts';
import { undoable } from './undoable.ts';

/** Takes the last step back: the message is as it was before, and its history says so. */
export const undoStep: Handler<typeof contract> = async ({ params }, context) => {
  const staff = staffOf(context.actor);
  if (!deskMay(staff.desk_roles, 'answer_contact')) throw new Problem('not_found');
  const row = await inTransaction(context, async (work) => {
    const locked = await lockMessage(work.tx, params.id);
    if (!locked) throw new Problem('not_found');
    const step = await undoable(work.tx, context, staff, await findHistory(work.tx, locked.id));
    if (!step) throw new Problem('conflict', { messageKey: 'contact:problem.undo_over' });
    const { verb, status, assignee_id, notice_id } = step;
    const told = notice_id && { about_id: notice_id, object_id: notice_id, since: new Date(0) };
    if (told) await takeBackLetters(work, told, 'contact:problem.undo_over');
    const [changed] = await work.tx
      .update(contact_message)
      .set({ status, assignee_id, updated_at: sql`now()` })
      .where(eq(contact_message.id, locked.id))
      .returning();
    await recordAudit(work, {
      action: 'contact.undo',
      entity_id: locked.id,
      detail: { undone: verb, from: locked.status, to: status, was: locked.assignee_id },
    });
    return changed!;
  });
  return presentMessage(context, row);
};
