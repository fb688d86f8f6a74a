import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';

/** A word as it was typed, and what may have been meant: a word, or two divided by a space. */
interface Near {
  word: string;
  term: string;
  /** In how many documents it stands. */
  df: number;
}

interface TwoNear {
  word: string;
  a: string;
  b: string;
  df: number;
}

/** The Latin words there are in what can be found. */
export interface Vocabulary {
  /** For each of the words that nobody wrote: those that look like it, and the two it may be. The last may be only begun. */
  near(words: readonly string[]): Promise<Near[]>;
  /** Words that nothing begins with, as two of which one is mistyped. */
  twoNear(words: readonly string[]): Promise<TwoNear[]>;
  /** Which of these there are. */
  known(words: readonly string[]): Promise<string[]>;
}

/** So many of the vocabulary that look most like a mistyped word are compared with it. */
export const COMPARED = 40;
/** Each part of a divided word looks most like these. */
export const LIKE_A_PART = 8;

/** The vocabulary that the database keeps (refresh-vocabulary.ts). */
export const vocabularyOf = (db: Queryable): Vocabulary => ({
  async near(words) {
    const last = words.at(-1)!;
    const { rows } = await db.execute<Near & Record<string, unknown>>(sql`
      with unknown as materialized (
        select w.word from unnest(${sql.param(words)}::text[]) w(word)
        where not exists (select from search_term where term = w.word)
          and (w.word <> ${last} or not exists (select from search_term where starts_with(term, w.word)))
      )
      select u.word, near.term, near.df from unknown u
      cross join lateral (select term, df from search_term order by term <-> u.word limit ${COMPARED}) near
      union all
      select u.word, a.term || ' ' || b.term, least(a.df, b.df) from unknown u
      cross join generate_series(3, length(u.word) - 3) at
      join search_term a on a.term = left(u.word, at)
      join search_term b on b.term = substring(u.word from at + 1)`);
    return rows;
  },
  async twoNear(words) {
    const { rows } = await db.execute<TwoNear & Record<string, unknown>>(sql`
      with part as materialized (
        select w.word, left(w.word, at) as l, substring(w.word from at + 1) as r from unnest(${sql.param(words)}::text[]) w(word)
        cross join generate_series(3, length(w.word) - 3) at
        where not exists (select from search_term where starts_with(term, w.word))
      )
      select p.word, a.term as a, near.term as b, least(a.df, near.df) as df from part p join search_term a on a.term = p.l
      cross join lateral (select term, df from search_term order by term <-> p.r limit ${LIKE_A_PART}) near
      union all
      select p.word, near.term, b.term, least(b.df, near.df) from part p join search_term b on b.term = p.r
      cross join lateral (select term, df from search_term order by term <-> p.l limit ${LIKE_A_PART}) near`);
    return rows;
  },
  async known(words) {
    const { rows } = await db.execute<{ term: string }>(
      sql`select term from search_term where term = any(${sql.param(words)}::text[])`,
    );
    return rows.map(({ term }) => term);
  },
});
