import { and, eq } from 'drizzle-orm';
import { type OrganisationAction, type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { membershipsIn } from '../../database/memberships.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { type Actor, signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';

/** The role a person has in the team of a record; null outside it. */
export async function roleIn(
  db: Queryable,
  personId: string,
  stakeholderId: string,
): Promise<OrganisationRole | null> {
  const [row] = await db
    .select({ role: stakeholder_member.role })
    .from(stakeholder_member)
    .where(and(membershipsIn(stakeholderId), eq(stakeholder_member.person_id, personId)));
  return (row?.role as OrganisationRole | undefined) ?? null;
}

/**
 * The caller's role in the team of a record, if it allows `action`. Problem `not_found` otherwise: whoever is not of
 * the team does not learn that there is one; whoever is, but may not, gets `conflict` with the reason.
 */
export async function requireRole(
  db: Queryable,
  actor: Actor,
  stakeholderId: string,
  action: OrganisationAction,
): Promise<OrganisationRole> {
  const role = await roleIn(db, signedIn({ actor }).id, stakeholderId);
  if (!role) throw new Problem('not_found');
  if (!organisationMay(role, action)) throw new Problem('conflict', { messageKey: 'team:problem.role' });
  return role;
}
