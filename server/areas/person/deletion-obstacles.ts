import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DeletionObstacles } from '#shared/contracts/person.contract.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Queryable } from '../../database/client.ts';
import { isOwner, membershipsOf } from '../../database/memberships.ts';
import { desk_grant } from '../../database/schema/person.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';

/**
 * What stands in the way of deleting somebody's account. An archived page does not: nobody sees it, and the desk can put
 * it back.
 */
export async function obstaclesOf(db: Queryable, personId: string): Promise<DeletionObstacles> {
  const [granted] = await db.select().from(desk_grant).where(eq(desk_grant.person_id, personId)).limit(1);
  const pages = await db
    .select({
      id: stakeholder.id,
      name: stakeholder.name,
      name_kh: stakeholder.name_kh,
      kind: stakeholder.kind,
    })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        eq(stakeholder_member.person_id, personId),
        eq(stakeholder_member.role, 'owner'),
        ne(stakeholder.status, 'archived'),
        sql`not exists (select 1 from stakeholder_member other where other.role = 'owner' and other.state = 'member'
          and other.stakeholder_id = ${stakeholder_member.stakeholder_id} and other.person_id <> ${personId})`,
      ),
    )
    .orderBy(asc(stakeholder.name), asc(stakeholder.id));
  return {
    staff: granted !== undefined,
    pages: pages.map((page) => ({ ...page, kind: page.kind as StakeholderKind })),
  };
}

/** The pages somebody owns: without them others may be able to claim them. */
export async function pagesOwnedBy(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stakeholder_member.stakeholder_id })
    .from(stakeholder_member)
    .where(and(membershipsOf(personId), isOwner));
  return rows.map(({ id }) => id);
}
