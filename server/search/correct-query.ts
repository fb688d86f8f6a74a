import { sql } from 'drizzle-orm';
import { fold } from '#shared/khmer/fold.ts';
import { latinWords } from '#shared/khmer/tokens.ts';
import type { Queryable } from '../database/client.ts';
import { typingDistance } from './typing-distance.ts';

/** Most words that are tried for a mistyped one. */
const TRIED = 3;

/**
 * What may have been meant, likeliest first: the query with each unknown Latin word changed to one of the titles, one
 * typing error away for short words, two for longer ones. The last word may be the beginning of a known one. Empty when
 * there is nothing to mend; whoever calls takes the first that finds something.
 */
export async function correctQuery(db: Queryable, query: string): Promise<string[]> {
  const words = latinWords(query);
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ word: string; term: string; df: number }>(sql`
    select w.word, near.term, near.df from unnest(${sql.param(words)}::text[]) w(word)
    cross join lateral (select term, df from search_term order by term <-> w.word limit 20) near
    where not exists (select from search_term where term = w.word)
      and (w.word <> ${words.at(-1)} or not exists (select from search_term where starts_with(term, w.word)))`);
  const meant = new Map<string, string[]>();
  for (const word of words) {
    const terms = likeliest(
      word,
      rows.filter((row) => row.word === word),
    );
    if (terms.length > 0) meant.set(word, terms);
  }
  const choices = [...new Set(Array.from({ length: TRIED }, (_, place) => mend(query, meant, place)))];
  return choices.filter((choice) => choice !== query);
}

function likeliest(word: string, near: readonly { term: string; df: number }[]): string[] {
  const most = word.length < 5 ? 1 : 2;
  return near
    .map(({ term, df }) => ({ term, df, errors: typingDistance(word, term) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors || b.df - a.df || (a.term < b.term ? -1 : 1))
    .slice(0, TRIED)
    .map(({ term }) => term);
}

/** The query with the words of this place on their lists, or the last there is. */
function mend(query: string, meant: ReadonlyMap<string, readonly string[]>, place: number): string {
  return query.replace(/[\p{L}\p{M}\p{Nd}]+/gu, (word) => {
    const terms = meant.get(fold(word));
    return terms?.[Math.min(place, terms.length - 1)] ?? word;
  });
}
