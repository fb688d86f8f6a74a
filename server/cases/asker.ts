import { eq } from 'drizzle-orm';
import { personName } from '#shared/format/person-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../database/client.ts';
import { person } from '../database/schema/person.ts';

interface Asker {
  person_id: string | null;
  /** The address they left; empty for none. */
  email: string;
  /** In which they asked. */
  language: Language;
}

/** Where whoever asked is told, in their language: the address they left, else the confirmed one of their account. */
export async function addressOfAsker(
  db: Queryable,
  { person_id, email, language }: Asker,
): Promise<{ to: string; language: Language; name: string } | null> {
  if (!person_id) return email ? { to: email, language, name: '' } : null;
  const [who] = await db.select().from(person).where(eq(person.id, person_id));
  if (who?.status !== 'active') return null;
  const to = email || (who.email_verified_at ? who.email : null);
  return to ? { to, language: who.language, name: personName(who, who.language).text } : null;
}
