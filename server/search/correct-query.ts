import { sql } from 'drizzle-orm';
import { fold } from '#shared/khmer/fold.ts';
import { isStopWord } from '#shared/khmer/query-words.ts';
import { isOrdinaryWord } from '#shared/khmer/romanised-words.ts';
import { latinWords } from '#shared/khmer/tokens.ts';
import type { DatabaseClient, Queryable } from '../database/client.ts';
import { correctKhmer } from './correct-khmer.ts';
import { nearestNumber, typingDistance } from './typing-distance.ts';

/** Most words that are tried for a mistyped one. */
const TRIED = 3;
/** So many of the vocabulary that look most like it are compared with it. */
const COMPARED = 40;
/** Nothing shorter is two words, one of which is mistyped. */
const LONG_ENOUGH_FOR_TWO = 8;

/**
 * What may have been meant, likeliest first: the query with each unknown Latin word changed to one there is, one typing error
 * away for short words, two for longer ones, or divided into two there are; words written apart that are one; and Khmer words
 * as they stand in what nearly holds them. The last word may be the beginning of a known one. Empty when there is nothing to
 * mend; whoever calls takes the first that finds something.
 */
export async function correctQuery(
  { db, search }: Pick<DatabaseClient, 'db' | 'search'>,
  query: string,
  kinds: readonly number[],
): Promise<string[]> {
  const [latin, khmer] = await Promise.all([correctLatin(db, query), correctKhmer(search, query, kinds)]);
  if (khmer === null) return latin;
  const both = latin.length > 0 ? await correctLatin(db, khmer) : [];
  return [...both, khmer];
}

/** The same for the Latin words alone. */
export async function correctLatin(db: Queryable, query: string): Promise<string[]> {
  const words = latinWords(query);
  if (words.length === 0) return [];
  const meant = await nearWords(db, words);
  const unlike = words.filter((word) => word.length >= LONG_ENOUGH_FOR_TWO && !meant.has(word));
  if (unlike.length > 0) for (const [word, terms] of await mistypedTwo(db, unlike)) meant.set(word, terms);
  for (const word of words) if (isOrdinaryWord(word)) meant.delete(word);
  const joined = await joinedWords(db, words);
  const choices = Array.from({ length: TRIED }, (_, place) => mend(query, meant, place));
  return [...new Set([...joined.map((one) => join(query, one)), ...choices])].filter(
    (choice) => choice !== query,
  );
}

/** What each word that nobody wrote may have been meant to be. */
async function nearWords(db: Queryable, words: readonly string[]): Promise<Map<string, string[]>> {
  const last = words.at(-1)!;
  const { rows } = await db.execute<{ word: string; term: string; df: number }>(sql`
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
  const meant = new Map<string, string[]>();
  for (const word of words) {
    const terms = likeliest(
      word,
      rows.filter((row) => row.word === word),
      word === last,
    );
    if (terms.length > 0) meant.set(word, terms);
  }
  return meant;
}

/** Each part of a divided word looks most like these. */
const LIKE_A_PART = 8;

/** Long words that nothing comes near, as two there are, one of which is mistyped: `helthcare`. */
async function mistypedTwo(db: Queryable, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ word: string; a: string; b: string; df: number }>(sql`
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
  const meant = new Map<string, string[]>();
  for (const word of words) {
    const terms = rows
      .filter((row) => row.word === word && typingDistance(word, row.a + row.b) === 1)
      .sort((one, other) => other.df - one.df || (one.a < other.a ? -1 : 1))
      .map(({ a, b }) => `${a} ${b}`);
    if (terms.length > 0) meant.set(word, [...new Set(terms)].slice(0, TRIED));
  }
  return meant;
}

/** Adjacent words that are written as one somewhere. */
async function joinedWords(db: Queryable, words: readonly string[]): Promise<string[]> {
  const pairs = words.slice(1).map((word, at) => words[at]! + word);
  if (pairs.length === 0) return [];
  const { rows } = await db.execute<{ term: string }>(
    sql`select term from search_term where term = any(${sql.param(pairs)}::text[])`,
  );
  return rows.map(({ term }) => term);
}

/** The space between two words is one error, wherever it is missing. */
function likeliest(word: string, near: readonly { term: string; df: number }[], isLast: boolean): string[] {
  const most = word.length < 5 ? 1 : 2;
  return near
    .map(({ term, df }) => {
      const whole = { text: term, errors: typingDistance(word, term) };
      // The last word of a query finds what begins with it.
      const { text, errors } = isLast && !term.includes(' ') ? nearestNumber(word, term) : whole;
      return { term: text, df, errors };
    })
    .filter(({ term, errors }) => errors <= most && !isStopWord(term))
    .sort((a, b) => a.errors - b.errors || b.df - a.df || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term)
    .filter((term, at, all) => all.indexOf(term) === at)
    .slice(0, TRIED);
}

const WORDS = /[\p{L}\p{M}\p{Nd}]+/gu;

/** The query with the words of this place on their lists, or the last there is. */
function mend(query: string, meant: ReadonlyMap<string, readonly string[]>, place: number): string {
  return query.replace(WORDS, (word) => {
    const terms = meant.get(fold(word));
    return terms?.[Math.min(place, terms.length - 1)] ?? word;
  });
}

/** The query with two words written as the one they are. */
function join(query: string, one: string): string {
  const words = query.match(WORDS) ?? [];
  const at = words.findIndex((word, n) => fold(word + (words[n + 1] ?? '')) === one);
  return at < 0 ? query : words.toSpliced(at, 2, one).join(' ');
}
