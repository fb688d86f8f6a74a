import type pg from 'pg';
import { fold } from '#shared/khmer/fold.ts';
import { isStopWord } from '#shared/khmer/query-words.ts';
import { isOrdinaryWord } from '#shared/khmer/romanised-words.ts';
import { latinWords } from '#shared/khmer/tokens.ts';
import { correctKhmer } from './correct-khmer.ts';
import { nearestNumber, typingDistance } from './typing-distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most words that are tried for a mistyped one. */
const TRIED = 3;
/** Nothing shorter is two words, one of which is mistyped. */
const LONG_ENOUGH_FOR_TWO = 8;

/**
 * What may have been meant, likeliest first: the query with each unknown Latin word changed to one there is, one typing error
 * away for short words, two for longer ones, or divided into two there are; words written apart that are one; and Khmer words
 * as they stand in what nearly holds them. The last word may be the beginning of a known one. Empty when there is nothing to
 * mend; whoever calls takes the first that finds something.
 */
export async function correctQuery(
  search: pg.Pool,
  vocabulary: Vocabulary,
  query: string,
  kinds: readonly number[],
): Promise<string[]> {
  const [latin, khmer] = await Promise.all([
    correctLatin(vocabulary, query),
    correctKhmer(search, query, kinds),
  ]);
  if (khmer === null) return latin;
  const both = latin.length > 0 ? await correctLatin(vocabulary, khmer) : [];
  return [...both, khmer];
}

/** The same for the Latin words alone. */
export async function correctLatin(vocabulary: Vocabulary, query: string): Promise<string[]> {
  const words = latinWords(query);
  if (words.length === 0) return [];
  const meant = await nearWords(vocabulary, words);
  const unlike = words.filter((word) => word.length >= LONG_ENOUGH_FOR_TWO && !meant.has(word));
  if (unlike.length > 0)
    for (const [word, terms] of await mistypedTwo(vocabulary, unlike)) meant.set(word, terms);
  for (const word of words) if (isOrdinaryWord(word)) meant.delete(word);
  const joined = await joinedWords(vocabulary, words);
  const choices = Array.from({ length: TRIED }, (_, place) => mend(query, meant, place));
  return [...new Set([...joined.map((one) => join(query, one)), ...choices])].filter(
    (choice) => choice !== query,
  );
}

/** What each word that nobody wrote may have been meant to be. */
async function nearWords(vocabulary: Vocabulary, words: readonly string[]): Promise<Map<string, string[]>> {
  const last = words.at(-1)!;
  const rows = await vocabulary.near(words);
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

/** Long words that nothing comes near, as two there are, one of which is mistyped: `helthcare`. */
async function mistypedTwo(vocabulary: Vocabulary, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await vocabulary.twoNear(words);
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
async function joinedWords(vocabulary: Vocabulary, words: readonly string[]): Promise<string[]> {
  const pairs = words.slice(1).map((word, at) => words[at]! + word);
  return pairs.length === 0 ? [] : vocabulary.known(pairs);
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
