import type { Access } from '#shared/contracts/contract.ts';
import { type DeskAction, type DeskRole, deskMay } from '#shared/domain/roles.ts';
import { Problem } from './problem.ts';

/** Who makes a call. */
export type Actor = Visitor | SignedIn;
export interface Visitor {
  kind: 'visitor';
  /** A token came along but is dead: calls that need a person answer `session_ended` rather than `not_signed_in`. */
  hadToken: boolean;
  /** Whoever runs the machine, by the command line. */
  isOperator?: true;
}
export interface SignedIn {
  kind: 'person';
  id: string;
  session_id: string;
  email: string;
  first_name: string;
  last_name: string;
  first_name_kh: string;
  last_name_kh: string;
  desk_roles: DeskRole[];
}

export const visitor: Visitor = { kind: 'visitor', hadToken: false };
export const operator: Visitor = { kind: 'visitor', hadToken: false, isOperator: true };

/** Who signs a change: a person by their id, the operator as nobody (null). Visitors sign none. */
export function signatory(actor: Actor): string | null {
  if (actor.kind === 'person') return actor.id;
  if (actor.isOperator) return null;
  throw new Problem('not_signed_in');
}

/** Why a visitor may not: their session ended, or they have none. */
export const notSignedIn = ({ hadToken }: Visitor): Problem =>
  new Problem(hadToken ? 'session_ended' : 'not_signed_in');

/** The person who calls; a problem for everybody else. Contracts that are not public have refused them before. */
export function signedIn({ actor }: { actor: Actor }): SignedIn {
  if (actor.kind !== 'person') throw notSignedIn(actor);
  return actor;
}

/** Whether the actor may make calls of this access. */
export function mayCall(actor: Actor, access: Access): boolean {
  if (access === 'public') return true;
  if (actor.kind === 'visitor') return false;
  if (access === 'member') return true;
  return deskMay(actor.desk_roles, access.slice('desk:'.length) as DeskAction);
}
