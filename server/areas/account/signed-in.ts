import type { SignedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';

/** The person who calls. A contract with access `member` lets nobody else through; this says so to the types. */
export function signedIn({ actor }: Pick<CallContext, 'actor'>): SignedIn {
  if (actor.kind !== 'person') throw new Problem('not_signed_in');
  return actor;
}
