import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import type { SignedIn } from '../../../http/actor.ts';
import { aboutPerson } from '../../team/team.queries.ts';
import type { ClaimRow } from '../claim.queries.ts';

/** They claim it themselves, belong to the page, or are invited into it: then somebody else decides. */
export async function isInvolved(
  db: Queryable,
  actor: SignedIn,
  { person_id, stakeholder_id, proof_target }: ClaimRow,
): Promise<boolean> {
  const email = actor.email.toLowerCase();
  if (person_id === actor.id || (email !== '' && proof_target.toLowerCase() === email)) return true;
  const theirs = and(
    eq(stakeholder_member.stakeholder_id, stakeholder_id),
    inArray(stakeholder_member.state, ['inviting', 'invited', 'requested', 'member']),
    aboutPerson(actor.id, email || null),
  );
  return (await db.$count(stakeholder_member, theirs)) > 0;
}
