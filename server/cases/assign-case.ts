import type { Work } from '../database/work.ts';
import type { CallContext } from '../http/route.ts';
import { changeAtDesk } from './at-desk.ts';
import type { AnyKind, CaseRow } from './kind.ts';
import { writeHistory } from './take-step.ts';

/**
 * Gives a case that is locked to somebody of the desk, or back to everybody (null); a colleague who held it sees so in the
 * history. Giving it to whoever has it changes nothing. It is no decision: whoever has it open decides on the same version.
 */
export async function assignCase<R extends CaseRow>(
  work: Work,
  kind: AnyKind<R>,
  row: R,
  verb: 'take' | 'release' | 'assign',
  assignee_id: string | null,
  detail: () => Promise<Record<string, unknown>> = async () => ({}),
  extra: object = {},
): Promise<R> {
  if (row.assignee_id === assignee_id) return row;
  const state = kind.stateOf(row);
  if (!kind.life.assigned.includes(state)) throw kind.refusals.notFromHere(work, row);
  const changed = await kind.hand(work, row, assignee_id);
  const step = { row: changed, verb, from: state, to: state, by: 'desk', extra };
  await writeHistory(work, kind, step, { was: row.assignee_id, ...(await detail()) }, row);
  return changed;
}

/** Takes a case, also from a colleague, or gives it back to everybody. */
export const assignAtDesk = <R extends CaseRow>(
  context: CallContext,
  kind: AnyKind<R>,
  id: string,
  verb: 'take' | 'release',
): Promise<R> =>
  changeAtDesk(context, kind, id, kind.life.desk.assign, (work, row, me) =>
    assignCase(work, kind, row, verb, verb === 'take' ? me.id : null),
  );
