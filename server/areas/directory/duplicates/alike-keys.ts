import { type SQL, sql } from 'drizzle-orm';
import { SHARED_DOMAINS } from '../../submission/find-duplicates.ts';

/** Names as they are compared: no case, spaces, signs or legal form, and one spelling of the Khmer t below a letter. */
const plain = (column: string) =>
  `regexp_replace(lower(regexp_replace(replace(${column}, U&'\\17D2\\178A', U&'\\17D2\\178F'), U&'[^[:alnum:]\\1780-\\17FF]+', '', 'g')), '(coltd|ltd|plc|inc|llc)$', '')`;
const SHORTEST_NAME = 4;

/** Sites where everybody has a page, as one pattern. */
const shared = `(^|\\.)(${SHARED_DOMAINS.map((domain) => domain.replaceAll('.', '\\.')).join('|')})$`;

/**
 * What makes two pages of one kind alike, as rows of `alike` and `key` beside each row of a table that has names and contacts
 * as pages have them.
 */
export const alikeKeys = (table: string): SQL => {
  const name = (column: string) => sql.raw(plain(`${table}.${column}`));
  const raw = (text: string) => sql.raw(text.replaceAll('$', table));
  const long = (key: SQL) => sql`case when length(${key}) >= ${SHORTEST_NAME} then ${key} end`;
  const domain = raw(`substring(lower($.website) from '^(?:https?://)?(?:www\\.)?([^/:?#]+)')`);
  return sql`lateral (select had.alike, had.key from (values
      ('name', ${long(name('name'))}),
      ('name_kh', ${long(name('name_kh'))}),
      ('email', ${raw("nullif(lower($.email), '')")}),
      ('phone', ${raw("nullif($.phone, '')")}),
      ('domain', case when ${domain} !~ ${shared} then ${domain} end)
    ) as had(alike, key) where had.key is not null) as keyed`;
};
