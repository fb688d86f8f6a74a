import type { ListParts } from '../list-parts.ts';
import type { DeskAction } from '../roles.ts';

/**
 * Where a way leads: a state, `same`: none other, `begin`: as such a case begins today (of several beginnings the caller
 * knows which), `before`: back to what the last step changed.
 */
export type CaseTarget<S extends string> = S | 'same' | 'begin' | 'before';

export interface CaseWay<S extends string, V extends string, P extends string, G extends string> {
  verb: V;
  from: readonly S[];
  to: CaseTarget<S>;
  /** Who may go it. */
  by: readonly P[];
  /** What must hold besides. */
  guards?: readonly G[];
}

/** One way from one state. */
export interface CaseTransition<S extends string, V extends string, P extends string, G extends string> {
  from: S;
  verb: V;
  to: S | 'begin' | 'before';
  by: readonly P[];
  guards: readonly G[];
}

/** What a kind of case is: something that somebody asks for and somebody else decides. */
export interface CaseDescriptor<S extends string, V extends string, P extends string, G extends string> {
  /** Its name in the audit trail, the first half of `claim.approve`. */
  entity: string;
  states: readonly S[];
  /** The states in which one begins. */
  begins: readonly S[];
  /** The states in which it can be given to somebody of the desk. */
  assigned: readonly S[];
  /** Whose turn it is; a state that is not named is over, and nobody has to act. */
  turn: Partial<Record<S, P>>;
  ways: readonly CaseWay<S, V, P, G>[];
  /** Who asks: they never decide. */
  asks: P;
  /** Verbs that decide. */
  decisions: readonly V[];
  /** Verbs that whoever took them can undo while what they tell is held. */
  undoable: readonly V[];
  /** Decisions that can be ordered on many at once; `words`: with one text that goes to each. */
  atOnce?: Partial<Record<V, 'plain' | 'words'>>;
  /** What somebody at the desk must be allowed to read them, to decide on one, and to give one to somebody. */
  desk: { read: DeskAction; decide: DeskAction; assign: DeskAction };
  /** What the list at the desk can be asked for: its call and the address of its page follow from it. */
  list: ListParts;
}

/** A kind of case with what follows from its table. */
export function defineCase<
  const S extends string,
  const V extends string,
  const P extends string,
  const G extends string,
  const D extends CaseDescriptor<S, V, P, G>,
>(descriptor: D & CaseDescriptor<S, V, P, G>) {
  const transitions: CaseTransition<S, V, P, G>[] = descriptor.ways.flatMap(
    ({ verb, from, to, by, guards = [] }) =>
      from.map((state) => ({ verb, from: state, to: to === 'same' ? state : to, by, guards })),
  );
  const find = (from: S, verb: V, by?: P) =>
    transitions.find(
      (way) => way.from === from && way.verb === verb && (by === undefined || way.by.includes(by)),
    ) ?? null;
  return {
    ...(descriptor as D),
    transitions,
    /** The row of the table for a verb in a state, whoever takes it or by a party; null when there is none. */
    find,
    /** Where a step leads from here; null when there is no such step. */
    step(from: S, verb: V, by: P, where: { begin?: S; before?: S } = {}): S | null {
      const to = find(from, verb, by)?.to ?? null;
      if (to === 'begin' || to === 'before') return where[to as 'begin' | 'before'] ?? null;
      return to;
    },
    /** Whether somebody still has to act. */
    isOpen: (state: string): boolean => Object.hasOwn(descriptor.turn, state),
    isDecision: (verb: string): boolean => (descriptor.decisions as readonly string[]).includes(verb),
  };
}

/** Any kind, for what is the same of all. */
export type AnyCase = Omit<
  ReturnType<
    typeof defineCase<string, string, string, string, CaseDescriptor<string, string, string, string>>
  >,
  'find' | 'step'
> & {
  find(from: never, verb: never, by?: never): CaseTransition<string, string, string, string> | null;
  step(from: never, verb: never, by: never, where?: never): string | null;
};
