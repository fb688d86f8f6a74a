import type { CaseTransition } from '#shared/domain/cases/define-case.ts';
import type { DeskAction } from '#shared/domain/roles.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { AuditThing } from '../audit/action.ts';
import type { Queryable } from '../database/client.ts';
import type { Work } from '../database/work.ts';
import type { SignedIn } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';

/** What every case has, whatever its kind keeps besides. */
export interface CaseRow {
  id: string;
  assignee_id: string | null;
}

/** A step that was taken: how the case was, how it is now, and what the kind wants to remember of it. */
export interface TakenStep<R, S extends string, V extends string, P extends string, X> {
  row: R;
  verb: V | 'take' | 'release' | 'assign';
  from: S;
  to: S;
  by: P;
  extra: Partial<X>;
}

/** The part of a descriptor that the engine asks. */
interface Life<S extends string, V extends string, P extends string> {
  entity: string;
  begins: readonly S[];
  assigned: readonly S[];
  desk: { decide: DeskAction; assign: DeskAction };
  step(from: S, verb: V, by: P, where?: { begin?: S; before?: S }): S | null;
  transitions: readonly CaseTransition<S, V, P, string>[];
}

/**
 * What the engine knows of a kind: its descriptor, and how its rows are kept. `C`: columns that a step may change besides the
 * state; `X`: what its history remembers of a step.
 */
export interface CaseKind<
  R extends CaseRow,
  S extends string,
  V extends string,
  P extends string,
  C extends object,
  X extends object = object,
> {
  life: Life<S, V, P> & { entity: AuditThing };
  stateOf(row: R): S;
  /** The case, locked until the transaction ends; nothing where there is none for the desk. */
  lock(work: Work, id: string): Promise<R | undefined>;
  /** Writes the state a step leads to with what changes besides. */
  store(work: Work, row: R, to: S, change: C): Promise<R>;
  /** Gives it to somebody of the desk, or back to everybody. */
  hand(work: Work, row: R, assignee_id: string | null): Promise<R>;
  /** Writes a step into the history of its own and returns its id; absent where the audit trail is the history. */
  remember?(work: Work, step: TakenStep<R, S, V, P, X>): Promise<string>;
  /** What the audit trail keeps of a step. */
  audited(step: TakenStep<R, S, V, P, X>): Record<string, unknown>;
  /** What is read anew once it changed. */
  changes?(row: R): string[];
  /** Whether somebody of the desk has a part in it: then somebody else decides. */
  isInvolved?(db: Queryable, actor: SignedIn, row: R): boolean | Promise<boolean>;
  /** Why a step cannot be taken from this state; why nobody with a part in it decides. */
  refusals: { notFromHere(work: Work, row: R): Problem; involved?: TextKey };
  /** Why a decision on an older version is refused. */
  stale?(work: Work, row: R): Problem | Promise<Problem>;
}

/** A kind with rows of its own, for what asks for no verb by name. */
export type AnyKind<R extends CaseRow> = CaseKind<R, string, string, string, object, object>;

/** Problem `conflict` with the name of the state that a step cannot be taken from. */
export const notFromHere = (messageKey: TextKey, status: string): Problem =>
  new Problem('conflict', { messageKey, params: { status } });
