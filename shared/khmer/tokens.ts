import { clusters, type Run, runs } from './clusters.ts';
import { fold } from './fold.ts';
import { isStopWord, queryWords } from './query-words.ts';
import { type Reading, readingsWithSounds } from './roman-query.ts';
import { romanTokens } from './romanise.ts';

/** PostgreSQL refuses a lexeme over 2,046 bytes and a vector over 1 MB; no word and no query is this long. */
const LONGEST_TOKEN = 64;
const LONGEST_DOCUMENT = 100_000;

/**
 * The search tokens of a text, each once: words of Latin and other scripts, digits, and of every Khmer run
 * c1 c2 c3 the pairs c1c2, c2c3 and the last cluster c3. No dictionary is asked, so that one word always
 * gives the same tokens, whatever stands beside it.
 */
export function tokens(text: string): string[] {
  return [...new Set(runs(fold(text)).flatMap(indexTokens))];
}

function indexTokens(run: Run): string[] {
  if (!run.khmer) return [cut(run.text)];
  const parts = clusters(run.text);
  return [...pairs(parts), cut(parts.at(-1)!)];
}

function pairs(parts: readonly string[]): string[] {
  return parts.slice(1).map((part, index) => cut(parts[index]! + part));
}

/** Never leaves half a surrogate pair. */
function cut(token: string): string {
  return token.length > LONGEST_TOKEN ? token.slice(0, LONGEST_TOKEN).replace(/[\uD800-\uDBFF]$/, '') : token;
}

/** The two search vectors of a document, as text for `::tsvector`: of its titles, and of titles and bodies. */
export interface SearchVectors {
  tt: string;
  bt: string;
}

/**
 * The vectors of a document from its titles and bodies in both languages, without positions and without
 * anything to quote. Titles also carry their romanised tokens. Long bodies count up to 100,000 characters.
 */
export function toTsVector(titles: readonly string[], bodies: readonly string[]): SearchVectors {
  const title = titles.join('\n').slice(0, LONGEST_DOCUMENT / 10);
  const body = bodies.join('\n').slice(0, LONGEST_DOCUMENT);
  const tt = new Set([...tokens(title), ...romanTokens(title)]);
  return { tt: [...tt].join(' '), bt: [...new Set([...tt, ...tokens(body)])].join(' ') };
}

/**
 * A query as text for `::tsquery`: all tokens, the last as a prefix, so that the word being typed is found; a
 * Khmer word of one cluster is always a prefix. All spellings of one word give the same text. A word that may
 * be a name is also looked for by its sound in the other script: a Khmer word of two or more consonant
 * sounds, and a Latin one of at least three letters that is no ordinary English and could be romanised Khmer
 * (`romanisedSounds`), so that English queries stay as precise as they are. Null if there is no word in it.
 */
export function toTsQuery(query: string): string | null {
  return (
    toReadings(query)
      .map(({ condition }) => condition)
      .join(' | ') || null
  );
}

/** The ways a query may be meant, which `toTsQuery` joins by OR; none if there is no word in it. */
export function toReadings(query: string): Reading[] {
  const words = queryWords(query);
  const plain = words.map((word, index) => allTokens(word, index === words.length - 1));
  return words.length > 0 ? readingsWithSounds(words, plain) : [];
}

/** The words of a query as they are written, without sounds: as text for `::tsquery`, nearest meaning first. */
export interface WrittenQuery {
  /** Each word whole. */
  whole: string;
  /** The last one perhaps only begun. */
  begun: string;
}

/** What tells a title that holds the words themselves from one that sounds like them. Null if there is no word in it. */
export function toWrittenQuery(query: string): WrittenQuery | null {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const written = words.map((word, index) => allTokens(word, index === words.length - 1));
  // Of a Khmer word of one cluster nobody can say where it ends.
  const whole = written.map((token, index) =>
    words[index]!.khmer && !token.includes('&') && clusters(words[index]!.text).length === 1
      ? token
      : token.replaceAll(':*', ''),
  );
  return { whole: whole.join(' & '), begun: written.join(' & ') };
}

function allTokens(word: Run, last: boolean): string {
  if (!word.khmer) return cut(word.text) + (last ? ':*' : '');
  const parts = clusters(word.text);
  if (parts.length === 1) return `${cut(parts[0]!)}:*`;
  const found = pairs(parts);
  const end = found.pop()! + (last ? ':*' : '');
  return [...new Set([...found, end])].join(' & ');
}

/**
 * The fallback for a mistyped Khmer word: any of its cluster pairs may match, best first by `ts_rank`. Null
 * for a query without a Khmer word of two clusters; Latin words are corrected by the vocabulary instead.
 */
export function toAnyTsQuery(query: string): string | null {
  const words = queryWords(query);
  if (!words.some(({ khmer, text }) => khmer && clusters(text).length > 1)) return null;
  return [...new Set(words.flatMap(anyTokens))].join(' | ');
}

function anyTokens(word: Run): string[] {
  if (!word.khmer) return [cut(word.text)];
  const parts = clusters(word.text);
  return parts.length > 1 ? pairs(parts) : [`${cut(parts[0]!)}:*`];
}

/** The words of a query that the vocabulary of titles can correct: three or more Latin letters, no stop word. */
export function latinWords(query: string): string[] {
  return queryWords(query)
    .map(({ text }) => text)
    .filter((text) => /^[a-z]{3,}$/.test(text) && !isStopWord(text));
}
