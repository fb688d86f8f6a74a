import { eq } from 'drizzle-orm';
import type { CorrectionRecord, CorrectionRow as Presented } from '#shared/contracts/correction.contract.ts';
import type { CorrectionAnswerer, CorrectionState } from '#shared/domain/cases/correction.ts';
import type { CorrectedPage } from '#shared/domain/correction.ts';
import { findNotes, presentNotes } from '../../cases/case-notes.ts';
import { canAtDesk } from '../../cases/desk-routes.ts';
import { heldStill } from '../../cases/hold.ts';
import type { Queryable } from '../../database/client.ts';
import { correction } from '../../database/schema/correction.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { findNames, type Names, nameOf } from '../account/find-names.ts';
import { roleIn } from '../team/membership.ts';
import { CORRECTION, type CorrectionRow, isRequester } from './case.ts';
import { addressOf } from './tell-of-correction.ts';

export const presentRow = (row: CorrectionRow, people: Names): Presented => ({
  id: row.id,
  reference: row.reference,
  subject_kind: row.subject_kind as CorrectedPage,
  subject_id: row.subject_id,
  name: row.name,
  name_kh: row.name_kh,
  path: row.path,
  fact: row.fact,
  state: row.state as CorrectionState,
  assignee: nameOf(people, row.assignee_id),
  created_at: row.created_at.toISOString(),
});

/** Whether somebody owns the page it is about. */
export const isOwner = async (db: Queryable, person_id: string, row: CorrectionRow): Promise<boolean> =>
  row.subject_kind === 'stakeholder' && (await roleIn(db, person_id, row.subject_id)) === 'owner';

/** One request as the desk or an owner of its page sees it; Problem `not_found` for everybody else. */
export async function readCorrection(
  context: CallContext,
  id: string,
  as: CorrectionAnswerer,
): Promise<CorrectionRecord> {
  const { db } = context.services.database;
  const me = signedIn(context);
  const [row] = await db.select().from(correction).where(eq(correction.id, id));
  if (!row || (as === 'owner' && !(await isOwner(db, me.id, row)))) throw new Problem('not_found');
  // Who asked, who of the desk answered and what it noted is for the desk alone.
  const notes = as === 'desk' ? await findNotes(db, 'correction', id) : [];
  const people = await findNames(
    db,
    as === 'desk'
      ? [row.requester_id, row.decided_by, row.assignee_id, ...notes.map(({ author_id }) => author_id)]
      : [],
  );
  const held = row.decided_by === me.id ? heldStill(context, row.decided_at) : null;
  return {
    ...presentRow(row, people),
    correct: row.correct,
    source: row.source,
    answers: (await addressOf(db, row)) !== null,
    answer: row.answer,
    decided_as: row.decided_as as CorrectionRecord['decided_as'],
    decided_at: row.decided_at?.toISOString() ?? null,
    requester: nameOf(people, row.requester_id),
    decided_by: nameOf(people, row.decided_by),
    notes: presentNotes(notes, (author) => nameOf(people, author)),
    undo_until: held?.toISOString() ?? null,
    can: {
      ...canAtDesk(CORRECTION, row, as === 'desk' ? me : { id: me.id, desk_roles: [] }),
      decide: CORRECTION.life.step(CORRECTION.stateOf(row), 'accept', as) !== null && !isRequester(row, me),
    },
  };
}
