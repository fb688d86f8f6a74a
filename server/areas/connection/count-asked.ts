import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { INVITATION_EXPIRY_DAYS } from '#shared/constants.ts';
import { CONNECTING_ROLES } from '#shared/domain/connection.ts';
import type { Queryable } from '../../database/client.ts';
import { connection, person_block } from '../../database/schema/network.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';

/** Invitations to connect that wait for the answer of some people, theirs and of organisations they act for (3.005). */
export async function countAsked(db: Queryable, personIds: readonly string[]) {
  const people = [...personIds];
  const open = and(
    eq(connection.state, 'invited'),
    gt(connection.invited_at, sql`now() - make_interval(days => ${INVITATION_EXPIRY_DAYS})`),
  );
  const [own, acted] = await Promise.all([
    db
      .select({ person_id: connection.to_person_id, count: count() })
      .from(connection)
      .innerJoin(person, and(eq(person.id, connection.from_person_id), eq(person.status, 'active')))
      .leftJoin(
        person_block,
        and(
          eq(person_block.person_id, connection.to_person_id),
          eq(person_block.blocked_id, connection.from_person_id),
        ),
      )
      .where(
        and(
          open,
          inArray(connection.to_person_id, people),
          isNull(connection.to_stakeholder_id),
          isNull(person_block.person_id),
        ),
      )
      .groupBy(connection.to_person_id),
    db
      .select({ person_id: stakeholder_member.person_id, count: count() })
      .from(connection)
      .innerJoin(stakeholder_member, eq(stakeholder_member.stakeholder_id, connection.to_stakeholder_id))
      .where(
        and(
          open,
          inArray(stakeholder_member.person_id, people),
          eq(stakeholder_member.state, 'member'),
          inArray(stakeholder_member.role, [...CONNECTING_ROLES]),
        ),
      )
      .groupBy(stakeholder_member.person_id),
  ]);
  const sum = (rows: typeof own, id: string) => rows.find((row) => row.person_id === id)?.count ?? 0;
  return people.map((person_id) => ({ person_id, count: sum(own, person_id) + sum(acted, person_id) }));
}
