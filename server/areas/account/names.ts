import { inArray } from 'drizzle-orm';
import { personName } from '#shared/format/names.ts';
import type { Queryable } from '../../database/client.ts';
import { person } from '../../database/schema/person.ts';

export type PersonName = Pick<
  typeof person.$inferSelect,
  'id' | 'first_name' | 'last_name' | 'first_name_kh' | 'last_name_kh'
>;

/** Names of people by id. */
export async function findNames(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, PersonName>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  const rows = await db
    .select({ id, first_name, last_name, first_name_kh, last_name_kh })
    .from(person)
    .where(inArray(person.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A colleague by name in both scripts; null when nobody, or somebody whose account is gone. */
export function presentStaff(people: ReadonlyMap<string, PersonName>, id: string | null) {
  const who = id === null ? undefined : people.get(id);
  return who ? presentColleague(who) : null;
}

export function presentColleague(who: PersonName) {
  const khmer = personName(who, 'km');
  return {
    id: who.id,
    name: personName(who, 'en').text,
    name_kh: khmer.lang === 'km' ? khmer.text : '',
  };
}
