import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { rolesThatMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../../database/client.ts';
import { identity_link } from '../../../database/schema/account.ts';
import { audit_entry } from '../../../database/schema/operations.ts';
import { desk_grant, person, session } from '../../../database/schema/person.ts';
import { stakeholder, stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { submission } from '../../../database/schema/submission.ts';
import { findFactors } from '../../account/second-factor/factors.ts';

const MOST_ENTRIES = 20;
const MOST_REQUESTS = 50;

/** Everything the desk shows of a person besides their row. */
export async function findParts(db: Queryable, id: string) {
  const [sessions, identities, factors, grants, memberships, submissions, audit] = await Promise.all([
    db
      .select()
      .from(session)
      .where(and(eq(session.person_id, id), isNull(session.revoked_at), gt(session.expires_at, sql`now()`)))
      .orderBy(desc(session.rotated_at)),
    db.select().from(identity_link).where(eq(identity_link.person_id, id)),
    findFactors(db, id),
    db.select().from(desk_grant).where(eq(desk_grant.person_id, id)).orderBy(desk_grant.created_at),
    db
      .select({ page: stakeholder, member: stakeholder_member })
      .from(stakeholder_member)
      .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
      .where(eq(stakeholder_member.person_id, id))
      .orderBy(desc(stakeholder_member.created_at)),
    db
      .select()
      .from(submission)
      .where(eq(submission.person_id, id))
      .orderBy(desc(submission.updated_at))
      .limit(MOST_REQUESTS),
    db
      .select()
      .from(audit_entry)
      .where(or(eq(audit_entry.actor_id, id), eq(audit_entry.entity_id, id)))
      .orderBy(desc(audit_entry.id))
      .limit(MOST_ENTRIES),
  ]);
  return { sessions, identities, factors, grants, memberships, submissions, audit };
}

export async function lockPerson(db: Queryable, id: string) {
  const [row] = await db.select().from(person).where(eq(person.id, id)).for('update');
  return row;
}

/**
 * Everybody who can give roles at the desk and can sign in, locked in one order: who takes an administrator away waits for
 * whoever is just taking another one.
 */
export async function lockAdministrators(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: desk_grant.person_id })
    .from(desk_grant)
    .innerJoin(person, eq(person.id, desk_grant.person_id))
    .where(and(inArray(desk_grant.role, rolesThatMay('manage_roles')), eq(person.status, 'active')))
    .orderBy(desk_grant.person_id)
    .for('update');
  return [...new Set(rows.map(({ id }) => id))];
}
