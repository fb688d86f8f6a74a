import type { Access } from '#shared/contracts/contract.ts';
import { type DeskAction, type DeskRole, deskMay } from '#shared/domain/roles.ts';

/** Who makes a call. */
export type Actor = Visitor | SignedIn;
export interface Visitor {
  kind: 'visitor';
  /** A token came along but is dead: calls that need a person answer `session_ended` rather than `not_signed_in`. */
  hadToken: boolean;
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

/** Whether the actor may make calls of this access. */
export function mayCall(actor: Actor, access: Access): boolean {
  if (access === 'public') return true;
  if (actor.kind === 'visitor') return false;
  if (access === 'member') return true;
  return deskMay(actor.desk_roles, access.slice('desk:'.length) as DeskAction);
}
