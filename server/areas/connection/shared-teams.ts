import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Blocked } from '#shared/contracts/connection.contract.ts';
import { mayManageRole, type OrganisationRole } from '#shared/domain/roles.ts';
import { teamPath } from '#shared/domain/team.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';

/** Teams in which somebody may take these people out, with the role each of them has there. */
export async function findSharedTeams(db: Queryable, me: string, others: readonly string[]) {
  if (others.length === 0) return [];
  const own = alias(stakeholder_member, 'own');
  const rows = await db
    .select({
      id: stakeholder.id,
      kind: stakeholder.kind,
      name: stakeholder.name,
      name_kh: stakeholder.name_kh,
      person_id: stakeholder_member.person_id,
      role: stakeholder_member.role,
      own_role: own.role,
    })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .innerJoin(
      own,
      and(
        eq(own.stakeholder_id, stakeholder_member.stakeholder_id),
        eq(own.person_id, me),
        eq(own.state, 'member'),
      ),
    )
    .where(and(inArray(stakeholder_member.person_id, [...others]), eq(stakeholder_member.state, 'member')))
    .orderBy(asc(stakeholder.name), asc(stakeholder.id));
  return rows.filter((row) => mayManageRole(row.own_role as OrganisationRole, row.role as OrganisationRole));
}

export const presentTeam = ({
  id,
  kind,
  name,
  name_kh,
  role,
}: Awaited<ReturnType<typeof findSharedTeams>>[number]): Blocked['teams'][number] => ({
  id,
  name,
  name_kh,
  role: role as OrganisationRole,
  path: teamPath(kind, id),
});
