import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { desk_grant, person } from '../../database/schema/person.ts';
import { Problem } from '../../http/problem.ts';

export type PersonRow = typeof person.$inferSelect;

export async function getPerson(db: Queryable, id: string): Promise<PersonRow> {
  const [row] = await db.select().from(person).where(eq(person.id, id));
  if (!row) throw new Problem('not_found');
  return row;
}

/** The person with this address, whatever its letter case. */
export async function findPersonByEmail(db: Queryable, email: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(person).where(sql`lower(${person.email}) = ${email.toLowerCase()}`);
  return row;
}

/** The person who signs in by this address or, where it is none, by this username. */
export async function findPersonByLogin(db: Queryable, login: string): Promise<PersonRow | undefined> {
  if (login.includes('@')) return findPersonByEmail(db, login);
  const [row] = await db.select().from(person).where(sql`lower(${person.username}) = ${login.toLowerCase()}`);
  return row;
}

export async function listDeskRoles(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({ role: desk_grant.role })
    .from(desk_grant)
    .where(eq(desk_grant.person_id, personId));
  return rows.map(({ role }) => role);
}
