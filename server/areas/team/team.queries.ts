import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/client.ts';
import { isOwner, membershipsIn } from '../../database/memberships.ts';
import { mail_outbox } from '../../database/schema/operations.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';

export type MemberRow = typeof stakeholder_member.$inferSelect;
export type PageRow = typeof stakeholder.$inferSelect;

export const NAMES = {
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  first_name_kh: person.first_name_kh,
  last_name_kh: person.last_name_kh,
};

/**
 * The page whose team is about to change, locked: changes of one team come after each other, so that two that would each
 * leave an owner cannot leave none together.
 */
export async function lockTeam({ tx }: Work, stakeholderId: string): Promise<PageRow> {
  const [row] = await tx.select().from(stakeholder).where(eq(stakeholder.id, stakeholderId)).for('update');
  if (!row) throw new Problem('not_found');
  return row;
}

export async function findMember(db: Queryable, where: SQL | undefined): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(stakeholder_member).where(where).limit(1);
  return row;
}

export const memberOf = (stakeholderId: string, personId: string) =>
  and(eq(stakeholder_member.stakeholder_id, stakeholderId), eq(stakeholder_member.person_id, personId));

/** The row of an address that belongs to no person yet. */
export const addressOf = (stakeholderId: string, email: string) =>
  and(
    eq(stakeholder_member.stakeholder_id, stakeholderId),
    isNull(stakeholder_member.person_id),
    sql`lower(${stakeholder_member.email}) = ${email.toLowerCase()}`,
  );

const inviter = alias(person, 'inviter');
const withPeople = {
  row: stakeholder_member,
  person: { ...NAMES, photo_id: person.photo_id },
  inviter: {
    id: inviter.id,
    first_name: inviter.first_name,
    last_name: inviter.last_name,
    first_name_kh: inviter.first_name_kh,
    last_name_kh: inviter.last_name_kh,
  },
  page: {
    id: stakeholder.id,
    kind: stakeholder.kind,
    type_slug: stakeholder.type_slug,
    name: stakeholder.name,
    name_kh: stakeholder.name_kh,
    status: stakeholder.status,
  },
  /** Its letter has not left. */
  sending: sql<boolean>`exists (select 1 from ${mail_outbox} m
    where m.about_id = ${stakeholder_member.id} and m.status = 'waiting')`,
};

/** Memberships with who is in them and what page they are of. */
export async function findMemberships(db: Queryable, where: SQL | undefined) {
  return db
    .select(withPeople)
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .leftJoin(person, eq(person.id, stakeholder_member.person_id))
    .leftJoin(inviter, eq(inviter.id, stakeholder_member.invited_by))
    .where(where)
    .orderBy(
      sql`array_position(array['owner','admin','content_editor','content_creator','member'], ${stakeholder_member.role})`,
      asc(stakeholder_member.created_at),
      desc(stakeholder_member.id),
    );
}
export type Membership = Awaited<ReturnType<typeof findMemberships>>[number];

/** What a team page lists: members, open invitations, requests to join, and invitations that came to nothing. */
export const listedOf = (stakeholderId: string) =>
  and(
    eq(stakeholder_member.stakeholder_id, stakeholderId),
    inArray(stakeholder_member.state, ['member', 'inviting', 'invited', 'requested', 'declined', 'expired']),
  );

/** The caller with the address they have confirmed; null where there is none. */
export async function confirmedAddress(db: Queryable, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: person.email, at: person.email_verified_at })
    .from(person)
    .where(eq(person.id, personId));
  return row?.email && row.at ? row.email.toLowerCase() : null;
}

/** Rows that are about a person: theirs by account, or an invitation to the address they have confirmed. */
export function aboutPerson(personId: string, confirmed: string | null): SQL | undefined {
  const own = eq(stakeholder_member.person_id, personId);
  if (!confirmed) return own;
  return or(
    own,
    and(isNull(stakeholder_member.person_id), sql`lower(${stakeholder_member.email}) = ${confirmed}`),
  );
}

/** Owners of a page who can act: whose account is open and not about to be deleted. */
export async function findOwners(db: Queryable, stakeholderId: string) {
  return db
    .select({
      ...NAMES,
      email: person.email,
      email_verified_at: person.email_verified_at,
      language: person.language,
      member_id: stakeholder_member.id,
    })
    .from(stakeholder_member)
    .innerJoin(person, eq(person.id, stakeholder_member.person_id))
    .where(
      and(membershipsIn(stakeholderId), isOwner, eq(person.status, 'active'), isNull(person.delete_after)),
    )
    .orderBy(asc(stakeholder_member.created_at));
}

/** Who answers for a team: its owners and admins. */
export async function findManagers(db: Queryable, stakeholderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stakeholder_member.person_id })
    .from(stakeholder_member)
    .where(
      and(
        eq(stakeholder_member.stakeholder_id, stakeholderId),
        inArray(stakeholder_member.role, ['owner', 'admin']),
        eq(stakeholder_member.state, 'member'),
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}

/** The active person whose confirmed address this is. */
export async function findByConfirmed(db: Queryable, email: string) {
  const [row] = await db
    .select()
    .from(person)
    .where(
      and(
        sql`lower(${person.email}) = ${email.toLowerCase()}`,
        sql`${person.email_verified_at} is not null`,
        eq(person.status, 'active'),
      ),
    );
  return row;
}
