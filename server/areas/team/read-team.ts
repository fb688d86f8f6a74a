import type { Team, TeamMember } from '#shared/contracts/team.contract.ts';
import type { Queryable } from '../../database/client.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { roleIn } from './membership.ts';
import { readOffer } from './ownership/read-offer.ts';
import { presentTeam } from './team.present.ts';
import { findMemberships, listedOf } from './team.queries.ts';

/** The team of a page as one of its members sees it; Problem `not_found` for everybody else. */
export async function readTeam(db: Queryable, stakeholderId: string, personId: string): Promise<Team> {
  const role = await roleIn(db, personId, stakeholderId);
  if (!role) throw new Problem('not_found');
  const rows = await findMemberships(db, listedOf(stakeholderId));
  const offer = await readOffer(db, stakeholderId, personId);
  return { ...presentTeam(rows[0]!.page, rows, { id: personId, role }), offer };
}

/** One of them, in a team of this kind of page if one is named; Problem `not_found` for everybody else. */
export async function readMember(
  context: CallContext,
  { id, memberId }: { id: string; memberId: string },
  kind?: string,
): Promise<TeamMember> {
  const { page, members } = await readTeam(context.services.database.db, id, signedIn(context).id);
  const found = members.find((one) => one.id === memberId);
  if (!found || (kind && page.kind !== kind)) throw new Problem('not_found');
  return found;
}
