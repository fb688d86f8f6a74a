import type * as contract from '#shared/contracts/correction.contract.ts';
import type { CorrectionAnswerer } from '#shared/domain/cases/correction.ts';
import { changeAtDesk, decideAtDesk } from '../../cases/at-desk.ts';
import { heldStill } from '../../cases/hold.ts';
import { takeBackLetters } from '../../cases/letters.ts';
import { takeStep } from '../../cases/take-step.ts';
import { undoRefused } from '../../cases/undo.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { CORRECTION, type CorrectionRow, isRequester } from './case.ts';
import { isOwner, readCorrection } from './correction.present.ts';
import { tellRequester } from './tell-of-correction.ts';

type Verb = 'accept' | 'decline';

/** The desk says what became of it. */
export const decideCorrection =
  (verb: Verb): Handler<typeof contract.acceptCorrection> =>
  async ({ params, body }, context) => {
    await decideAtDesk(context, CORRECTION, params.id, null, (work, row) =>
      answerWithin(work, row, verb, 'desk', body.answer),
    );
    return readCorrection(context, params.id, 'desk');
  };

export const undoCorrection: Handler<typeof contract.undoCorrection> = async ({ params }, context) => {
  const { decide } = CORRECTION.life.desk;
  await changeAtDesk(context, CORRECTION, params.id, decide, (work, row) => undo(work, row, 'desk'));
  return readCorrection(context, params.id, 'desk');
};

/** An owner of the page says so. */
export const answerOwn: Handler<typeof contract.answerOwnCorrection> = async ({ params, body }, context) => {
  await changeOwn(context, params.id, (work, row) =>
    answerWithin(work, row, body.says, 'owner', body.answer),
  );
  return readCorrection(context, params.id, 'owner');
};

export const undoOwn: Handler<typeof contract.undoOwnCorrection> = async ({ params }, context) => {
  await changeOwn(context, params.id, (work, row) => undo(work, row, 'owner'));
  return readCorrection(context, params.id, 'owner');
};

const changeOwn = (
  context: CallContext,
  id: string,
  change: (work: Work, row: CorrectionRow) => Promise<void>,
): Promise<void> =>
  inTransaction(context, async (work) => {
    const me = signedIn(context);
    const row = await CORRECTION.lock(work, id);
    if (!row || !(await isOwner(work.tx, me.id, row))) throw new Problem('not_found');
    if (isRequester(row, me)) throw new Problem('conflict', { messageKey: 'correction:problem.involved' });
    await change(work, row);
  });

/** Answers one that is locked. */
export async function answerWithin(
  work: Work,
  row: CorrectionRow,
  verb: Verb,
  by: CorrectionAnswerer,
  text: string,
): Promise<void> {
  const set = {
    answer: text,
    decided_as: by,
    decided_by: signedIn(work.context).id,
    decided_at: new Date(),
    letter_id: crypto.randomUUID(),
  };
  const step = await takeStep(work, CORRECTION, row, { verb, by, set, detail: { answer: text, by } });
  await tellRequester(work, step.row);
}

const UNDECIDED = { answer: '', decided_as: null, decided_by: null, decided_at: null, letter_id: null };

async function undo(work: Work, row: CorrectionRow, by: CorrectionAnswerer): Promise<void> {
  const overKey = 'correction:problem.undo_over';
  const me = signedIn(work.context);
  const { decided_at, letter_id } = row;
  if (row.decided_by !== me.id || !decided_at || !letter_id || !heldStill(work.context, decided_at))
    throw undoRefused(work.context, me, row, overKey);
  await takeBackLetters(work, { about_id: letter_id, object_id: row.id, since: decided_at }, overKey);
  await takeStep(work, CORRECTION, row, { verb: 'undo', by, set: UNDECIDED, detail: { answer: row.answer } });
}
