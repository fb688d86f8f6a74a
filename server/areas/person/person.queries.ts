import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/client.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { team_member } from '../../database/schema/stakeholder-parts.ts';

/** Public pages on which the person has a role, or which are about them. */
export async function findRoles(db: Queryable, personId: string) {
  const page = {
    id: stakeholder.id,
    kind: stakeholder.kind,
    type_slug: stakeholder.type_slug,
    name: stakeholder.name,
    name_kh: stakeholder.name_kh,
    summary: stakeholder.summary,
    summary_kh: stakeholder.summary_kh,
    individual_id: stakeholder.individual_id,
  };
  const listed = eq(stakeholder.status, 'approved');
  const members = await db
    .select({ ...page, role: stakeholder_member.role })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(and(membershipsOf(personId), listed));
  const shown = await db
    .select({ ...page, title: team_member.position, title_kh: team_member.position_kh })
    .from(team_member)
    .innerJoin(stakeholder, eq(stakeholder.id, team_member.stakeholder_id))
    .where(and(eq(team_member.person_id, personId), listed));
  return { members, shown };
}

/** Public pages to whose teams two people belong. */
export function findSameTeams(db: Queryable, one: string, other: string) {
  const theirs = alias(stakeholder_member, 'theirs');
  return db
    .select({
      id: stakeholder.id,
      kind: stakeholder.kind,
      type_slug: stakeholder.type_slug,
      name: stakeholder.name,
      name_kh: stakeholder.name_kh,
    })
    .from(stakeholder_member)
    .innerJoin(
      theirs,
      and(
        eq(theirs.stakeholder_id, stakeholder_member.stakeholder_id),
        eq(theirs.person_id, other),
        eq(theirs.state, 'member'),
      ),
    )
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(and(membershipsOf(one), eq(stakeholder.status, 'approved')))
    .orderBy(asc(stakeholder.name), asc(stakeholder.id));
}
