import { sql } from 'drizzle-orm';
import { fold } from '#shared/khmer/fold.ts';
import { latinWords } from '#shared/khmer/tokens.ts';
import type { Queryable } from '../database/client.ts';

/**
 * The query with each unknown Latin word changed to the nearest one of the titles, one letter away for short words, two
 * for longer ones. The last word may be the beginning of a known one. Null when there is nothing to mend.
 */
export async function correctQuery(db: Queryable, query: string): Promise<string | null> {
  const words = latinWords(query);
  if (words.length === 0) return null;
  const { rows } = await db.execute<{ word: string; term: string }>(sql`
    select w.word, c.term from unnest(${sql.param(words)}::text[]) w(word) cross join lateral (
      select term, levenshtein_less_equal(term, w.word, 3) as distance, df
      from (select term, df from search_term order by term <-> w.word limit 20) near
      order by distance, df desc, term limit 1
    ) c
    where c.distance between 1 and (case when length(w.word) < 5 then 1 else 2 end)
      and (w.word <> ${words.at(-1)} or not exists (select from search_term where starts_with(term, w.word)))`);
  if (rows.length === 0) return null;
  const nearest = new Map(rows.map(({ word, term }) => [word, term]));
  const corrected = query.replace(/[\p{L}\p{M}\p{Nd}]+/gu, (word) => nearest.get(fold(word)) ?? word);
  return corrected === query ? null : corrected;
}
