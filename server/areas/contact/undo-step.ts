import type { undoMessageStep as contract } from '#shared/contracts/contact.contract.ts';
import { changeAtDesk } from '../../cases/at-desk.ts';
import { findSteps } from '../../cases/history.ts';
import { takeBackLetters } from '../../cases/letters.ts';
import { takeStep } from '../../cases/take-step.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { CONTACT } from './case.ts';
import { presentMessage } from './contact.present.ts';
import { undoable } from './undoable-step.ts';

const OVER = 'contact:problem.undo_over';

/** Takes the last step back: the message is as it was before, and its history says so. */
export const undoStep: Handler<typeof contract> = async ({ params }, context) => {
  const { decide } = CONTACT.life.desk;
  const row = await changeAtDesk(context, CONTACT, params.id, decide, async (work, locked, me) => {
    const step = await undoable(work.tx, context, me, await findSteps(work.tx, 'contact', locked.id));
    if (!step) throw new Problem('conflict', { messageKey: OVER });
    const { verb, status, assignee_id, notice_id } = step;
    const told = notice_id && { about_id: notice_id, object_id: notice_id, since: new Date(0) };
    if (told) await takeBackLetters(work, told, OVER);
    const order = { verb: 'undo', by: 'desk', before: status, set: { assignee_id } } as const;
    return (await takeStep(work, CONTACT, locked, { ...order, detail: { undone: verb } })).row;
  });
  return presentMessage(context, row);
};
