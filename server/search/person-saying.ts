import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';
import { person } from '../database/schema/person.ts';
import { saying } from './saying.ts';

/** Whether each of the words stands in a person's names in either script, e-mail address or phone number. */
export function personSaying(db: Queryable, search: string): Promise<SQL | undefined> {
  const { last_name, first_name, last_name_kh, first_name_kh, email, phone } = person;
  const texts = [last_name, first_name, last_name_kh, first_name_kh, email, phone];
  return saying(db, { from: sql`${person}`, texts }, search);
}
