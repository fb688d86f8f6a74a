import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { stakeholder, stakeholder_member, team_member } from '../../database/schema/stakeholder.ts';

/** Public pages on which the person has a role, or which are about them. */
export async function findRoles(db: Queryable, personId: string) {
  const page = {
    id: stakeholder.id,
    kind: stakeholder.kind,
    type_slug: stakeholder.type_slug,
    name: stakeholder.name,
    name_kh: stakeholder.name_kh,
  };
  const listed = eq(stakeholder.status, 'approved');
  const members = await db
    .select({ ...page, role: stakeholder_member.role })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(and(eq(stakeholder_member.person_id, personId), eq(stakeholder_member.state, 'member'), listed));
  const shown = await db
    .select({ ...page, title: team_member.position, title_kh: team_member.position_kh })
    .from(team_member)
    .innerJoin(stakeholder, eq(stakeholder.id, team_member.stakeholder_id))
    .where(and(eq(team_member.person_id, personId), listed));
  return { members, shown };
}
