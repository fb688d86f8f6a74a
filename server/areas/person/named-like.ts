import { and, type SQL, sql } from 'drizzle-orm';
import { cleanText } from '#shared/khmer/fold.ts';
import { person } from '../../database/schema/person.ts';
import { likePattern } from '../collection/like-pattern.ts';

/** Everything by which a person is found, in one line. */
const ALL = sql`concat_ws(' ', ${person.last_name}, ${person.first_name}, ${person.last_name_kh}, ${person.first_name_kh}, ${person.email}, ${person.phone})`;

/** Whether each of the words stands in a person's names in either script, e-mail address or phone number. */
export function namedLike(search: string): SQL | undefined {
  const words = cleanText(search).split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${ALL} ilike ${likePattern(word)}`));
}
