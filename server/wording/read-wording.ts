import { sql } from 'drizzle-orm';
import type { Language } from '#shared/i18n/languages.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import type { Queryable } from '../database/client.ts';
import { wording_change } from '../database/schema/operations.ts';

/** The newest change of every key and language. */
export function newestChanges(db: Queryable) {
  const { language, key, version } = wording_change;
  return db
    .select()
    .from(wording_change)
    .where(
      sql`not exists (select from wording_change later
        where later.language = ${language} and later.key = ${key} and later.version > ${version})`,
    );
}

/** The texts that differ from the release, by language and key; a language without any is left out. */
export async function readWording(db: Queryable): Promise<Partial<Record<Language, Wording>>> {
  const texts: Partial<Record<Language, Record<string, string>>> = {};
  for (const { language, key, text } of await newestChanges(db)) {
    if (text === null) continue;
    texts[language as Language] ??= {};
    texts[language as Language]![key] = text;
  }
  return texts;
}
