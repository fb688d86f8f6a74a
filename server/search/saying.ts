import { and, type SQL, sql } from 'drizzle-orm';
import { textPatterns } from '#shared/khmer/text-patterns.ts';
import type { Queryable } from '../database/client.ts';

/** Where a search box looks. */
export interface Searched {
  /** The tables, with their joins, as they stand behind `from`. */
  from: SQL;
  /** Everything that is looked through, one text or column each. */
  texts: readonly (SQL | { getSQL(): SQL })[];
  /** What the asker may see of it: another's record never tells by being there. */
  within?: SQL | undefined;
}

/**
 * The condition of a search box that is not the public one: each word stands somewhere in the texts, in any spelling, order
 * and case; where nothing holds them, with one typing error in each. `undefined` when nothing was asked for.
 */
export async function saying(
  db: Queryable,
  { from, texts, within }: Searched,
  search: string,
): Promise<SQL | undefined> {
  if (search.trim() === '') return undefined;
  const patterns = textPatterns(search);
  if (!patterns) return sql`false`;
  const all = sql`concat_ws(E'\n', ${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )})`;
  const holds = (words: readonly string[]) => and(...words.map((word) => sql`${all} ~* ${word}`))!;
  const exact = holds(patterns.exact);
  const { rows } = await db.execute(sql`select 1 from ${from} where ${and(exact, within)} limit 1`);
  return rows.length > 0 ? exact : holds(patterns.near);
}

/** The same for things that are in memory already: those whose texts hold the words, else those that nearly do. */
export function thoseSaying<T>(
  items: readonly T[],
  search: string,
  textsOf: (item: T) => readonly (string | null | undefined)[],
): readonly T[] {
  if (search.trim() === '') return items;
  const patterns = textPatterns(search);
  if (!patterns) return [];
  const texts = items.map((item) => textsOf(item).join('\n'));
  const holding = (words: readonly string[]) => {
    const tests = words.map((word) => new RegExp(word, 'iu'));
    return items.filter((_, at) => tests.every((test) => test.test(texts[at]!)));
  };
  const exact = holding(patterns.exact);
  return exact.length > 0 ? exact : holding(patterns.near);
}
