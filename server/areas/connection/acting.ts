import { and, asc, eq, inArray } from 'drizzle-orm';
import { CONNECTING_ROLES, type ConnectionEnd, mayConnectFor } from '#shared/domain/connection.ts';
import type { Queryable } from '../../database/client.ts';
import { membershipsOf } from '../../database/memberships.ts';
import type { connection } from '../../database/schema/connection.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { Problem } from '../../http/problem.ts';
import { roleIn } from '../team/membership.ts';

export type ConnectionRow = typeof connection.$inferSelect;

/** Organisations with a public page a person may ask and answer for. */
export function findActedFor(db: Queryable, personId: string) {
  return db
    .select({ page: stakeholder })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        membershipsOf(personId),
        inArray(stakeholder_member.role, [...CONNECTING_ROLES]),
        eq(stakeholder.status, 'approved'),
      ),
    )
    .orderBy(asc(stakeholder.name), asc(stakeholder.id))
    .then((rows) => rows.map(({ page }) => page));
}

/** Who acts for some organisations: people with an account that works. */
export function findActing(db: Queryable, stakeholderIds: readonly string[]) {
  if (stakeholderIds.length === 0) return Promise.resolve([]);
  return db
    .select({ stakeholder_id: stakeholder_member.stakeholder_id, person_id: person.id })
    .from(stakeholder_member)
    .innerJoin(person, and(eq(person.id, stakeholder_member.person_id), eq(person.status, 'active')))
    .where(
      and(
        inArray(stakeholder_member.stakeholder_id, [...stakeholderIds]),
        eq(stakeholder_member.state, 'member'),
        inArray(stakeholder_member.role, [...CONNECTING_ROLES]),
      ),
    );
}

/** Problem unless the person may act for the organisation: not theirs is not found, too low a role says so. */
export async function requireActing(db: Queryable, personId: string, stakeholderId: string): Promise<void> {
  const role = await roleIn(db, personId, stakeholderId);
  if (!role) throw new Problem('not_found');
  if (!mayConnectFor(role)) throw new Problem('conflict', { messageKey: 'connection:problem.role' });
}

/** Whose end of a connection it is: the person's own, or that of an organisation they act for; null: neither. */
export function endOf(
  row: ConnectionRow,
  personId: string,
  actsFor: ReadonlySet<string>,
): ConnectionEnd | null {
  const ends = ['from', 'to'] as const;
  const stakeholderOf = (end: ConnectionEnd) =>
    end === 'from' ? row.from_stakeholder_id : row.to_stakeholder_id;
  const personOf = (end: ConnectionEnd) => (end === 'from' ? row.from_person_id : row.to_person_id);
  return (
    ends.find((end) => {
      const organisation = stakeholderOf(end);
      return organisation ? actsFor.has(organisation) : personOf(end) === personId;
    }) ?? null
  );
}

/** The people at an end: the person, or all who act for the organisation. */
export async function peopleAt(db: Queryable, row: ConnectionRow, end: ConnectionEnd): Promise<string[]> {
  const organisation = end === 'from' ? row.from_stakeholder_id : row.to_stakeholder_id;
  if (organisation) return (await findActing(db, [organisation])).map(({ person_id }) => person_id);
  const one = end === 'from' ? row.from_person_id : row.to_person_id;
  return one ? [one] : [];
}
