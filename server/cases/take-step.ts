import type { AuditVerb } from '../audit/action.ts';
import { recordAudit } from '../audit/record.ts';
import type { Work } from '../database/work.ts';
import type { AnyKind, CaseKind, CaseRow, TakenStep } from './kind.ts';

export interface StepOrder<S extends string, V extends string, P extends string, C, X> {
  verb: V;
  by: P;
  /** As such a case begins today, where it may begin in several ways. */
  begin?: S;
  /** How it was before the last step. */
  before?: S;
  set?: C;
  extra?: Partial<X>;
  /** For the audit trail. */
  detail?: Record<string, unknown>;
}

/**
 * The only way a case changes its state. `row` must be locked in this transaction; the table of its kind decides, then the
 * row, its history and the audit are written together. Returns the row as it is now, with the id of the step.
 */
export async function takeStep<
  R extends CaseRow,
  S extends string,
  V extends string,
  P extends string,
  C extends object,
  X extends object,
>(
  work: Work,
  kind: CaseKind<R, S, V, P, C, X>,
  row: R,
  order: StepOrder<S, V, P, C, X>,
): Promise<{ row: R; event_id: string }> {
  const { verb, by, set = {} as C, extra = {}, detail = {} } = order;
  const { life } = kind;
  const [onlyBeginning] = life.begins.length === 1 ? life.begins : [];
  const begin = order.begin ?? onlyBeginning;
  const from = kind.stateOf(row);
  const to = life.step(from, verb, by, {
    ...(begin && { begin }),
    ...(order.before && { before: order.before }),
  });
  if (to === null) throw kind.refusals.notFromHere(work, row);
  const changed = await kind.store(work, row, to, set);
  const event_id = await writeHistory(work, kind, { row: changed, verb, from, to, by, extra }, detail, row);
  return { row: changed, event_id };
}

/** What stays of a step: its entry in the history, the audit, and what is read anew. */
export async function writeHistory<R extends CaseRow>(
  work: Work,
  kind: AnyKind<R>,
  step: TakenStep<R, string, string, string, object>,
  detail: Record<string, unknown>,
  was: R,
): Promise<string> {
  const event_id = (await kind.remember?.(work, step)) ?? '';
  await recordAudit(work, {
    action: `${kind.life.entity}.${step.verb as AuditVerb}`,
    entity_id: was.id,
    detail: { ...kind.audited({ ...step, row: was }), ...detail },
  });
  work.changes(...(kind.changes?.(was) ?? []));
  return event_id;
}
