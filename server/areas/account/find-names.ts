import { inArray } from 'drizzle-orm';
import { personName } from '#shared/format/person-name.ts';
import type { Queryable } from '../../database/client.ts';
import { person } from '../../database/schema/person.ts';

export type PersonName = Pick<
  typeof person.$inferSelect,
  'id' | 'first_name' | 'last_name' | 'first_name_kh' | 'last_name_kh'
>;

/** Somebody as the desk names them, in both scripts; `name_kh` is empty where they have no name in Khmer. */
export interface NamedPerson {
  id: string;
  name: string;
  name_kh: string;
}
export type Names = ReadonlyMap<string, NamedPerson>;

/** Names of people by id. */
export async function findNames(db: Queryable, ids: readonly (string | null | undefined)[]): Promise<Names> {
  const wanted = [...new Set(ids.filter((id) => id != null))];
  if (wanted.length === 0) return new Map();
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  const rows = await db
    .select({ id, first_name, last_name, first_name_kh, last_name_kh })
    .from(person)
    .where(inArray(person.id, wanted));
  return new Map(rows.map((row) => [row.id, presentName(row)]));
}

/** One of them; null when nobody, or somebody whose account is gone. */
export function nameOf(names: Names, id: string | null | undefined): NamedPerson | null {
  return (id != null && names.get(id)) || null;
}

/** A person's name as the desk reads it. */
export function presentName(who: PersonName): NamedPerson {
  const khmer = personName(who, 'km');
  return {
    id: who.id,
    name: personName(who, 'en').text,
    name_kh: khmer.lang === 'km' ? khmer.text : '',
  };
}
