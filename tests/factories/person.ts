import { hashPassword } from '#server/areas/account/password.ts';
import { createPeople } from '#server/database/demo/build/people.ts';
import { desk_grant, person } from '#server/database/schema/person.ts';
import type { Services } from '#server/services.ts';
import type { DeskRole } from '#shared/domain/roles.ts';

export type PersonRow = typeof person.$inferSelect;

const people = createPeople('tests');
let serial = 0;

/** A member with names in both scripts and an address of their own, unless told otherwise. */
export function aPerson(input: Partial<typeof person.$inferInsert> = {}): typeof person.$inferInsert {
  serial += 1;
  return {
    email: `person-${serial}-${crypto.randomUUID().slice(0, 8)}@example.test`,
    email_verified_at: new Date(),
    ...people.someone(serial % 2 === 0 ? 'woman' : 'man'),
    ...input,
  };
}

/** Hashing is made to be slow, and each test signs in with few passwords. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Writes a person who can sign in with `password`, if one is given, and holds the desk roles. */
export async function writePerson(
  { database: { db } }: Pick<Services, 'database'>,
  {
    password,
    roles = [],
    ...input
  }: Parameters<typeof aPerson>[0] & { password?: string; roles?: DeskRole[] } = {},
): Promise<PersonRow> {
  const hash = password === undefined ? {} : { password_hash: await hashOnce(password) };
  const [row] = await db
    .insert(person)
    .values({ ...aPerson(input), ...hash })
    .returning();
  if (roles.length > 0) {
    await db.insert(desk_grant).values(roles.map((role) => ({ person_id: row!.id, role })));
  }
  return row!;
}
