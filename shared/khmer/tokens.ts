import { clusters, type Run, runs } from './clusters.ts';
import { fold } from './fold.ts';
import { isStopWord, queryWords } from './query-words.ts';
import { remember } from './remember.ts';
import { type Reading, readingsWithSounds } from './roman-query.ts';
import { FROM_KHMER, romanTokens } from './romanise.ts';
import { isKnownWord, wordStarts } from './word-starts.ts';

/** First letter of tokens that say where a Khmer word begins; folded words have no capitals. */
const START = 'S';
/** And of a word that is one cluster. */
const WHOLE = 'W';
const SHIFTERS = /[\u17C9\u17CA]/g;

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

/** Both as it is written and without its register shifters, which many leave out when they type. */
function indexTokens({ khmer, text }: Run): readonly string[] {
  return khmer ? ofKhmerRun(text).found : [cut(text)];
}

function runTokens(run: string): string[] {
  const parts = clusters(run);
  return [...pairs(parts), cut(parts.at(-1)!)];
}

/** What a Khmer run is found by, and where words begin in it. Phrases come again in many texts. */
const MOST_RUNS = 10_000;
const LONGEST_RUN = 200;
const rememberedRun = remember(readRun, MOST_RUNS);
const ofKhmerRun = (run: string) => (run.length <= LONGEST_RUN ? rememberedRun : readRun)(run);

function readRun(run: string): { found: readonly string[]; starts: readonly string[] } {
  const plain = run.replace(SHIFTERS, '');
  const starts = startTokens(run);
  return plain === run
    ? { found: runTokens(run), starts }
    : {
        found: [...runTokens(run), ...runTokens(plain)],
        starts: [...starts, ...starts.map((token) => token.replace(SHIFTERS, ''))],
      };
}

/** The engine's work grows by the square of a run; nobody writes so much without a space. */
const DIVIDED_AT_ONCE = 400;

/** Where the words of a Khmer run begin: their first two clusters, the second perhaps of the next word. */
function startTokens(run: string): string[] {
  const parts = clusters(run);
  const starts = new Set<number>();
  for (let from = 0; from < parts.length; from += DIVIDED_AT_ONCE)
    for (const at of wordStarts(parts.slice(from, from + DIVIDED_AT_ONCE).join(''))) starts.add(from + at);
  return [...starts].flatMap((at) => {
    const start = START + cut(parts[at]! + (parts[at + 1] ?? ''));
    const isAlone = at + 1 === parts.length || starts.has(at + 1);
    return isAlone ? [start, WHOLE + cut(parts[at]!)] : [start];
  });
}

/** Names typed in one (DengueWatch) and names written so, typed apart. */
const CAMEL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const apart = (text: string) => text.replace(CAMEL, ' ');
const JOINED_AT_MOST = 3;

/** Two and three adjacent words of a name written as one. */
function joinedTokens(name: string): string[] {
  const words = runs(fold(apart(name))).map(({ khmer, text }) => (khmer ? '' : text));
  return words.flatMap((word, at) => {
    const next = words.slice(at + 1, at + JOINED_AT_MOST);
    return next.flatMap((_, n) => {
      const all = [word, ...next.slice(0, n + 1)];
      return all.includes('') ? [] : [cut(all.join(''))];
    });
  });
}

function pairs(parts: readonly string[]): string[] {
  return parts.slice(1).map((part, index) => cut(parts[index]! + part));
}

/** Never leaves half a surrogate pair. */
function cut(token: string): string {
  return token.length > LONGEST_TOKEN ? token.slice(0, LONGEST_TOKEN).replace(/[\uD800-\uDBFF]$/, '') : token;
}

/** A text as short as this is a name: of a sector, a place, a product. It is found by its sound as a title is. */
const NAME_AT_MOST = 40;

/** All that a text says in its own script; what is written in one like `DengueWatch` also counts as two words. */
function wordTokens(text: string): string[] {
  const found = runs(fold(text));
  return [
    ...found.flatMap(indexTokens),
    ...(text.search(CAMEL) >= 0 ? tokens(apart(text)) : []),
    ...found.flatMap(({ khmer, text: run }) => (khmer ? ofKhmerRun(run).starts : [])),
  ];
}

/** Of names, which stand in many documents: terms, places, categories. With what is found by sound. */
const nameTokens = remember(
  (name): readonly string[] => [
    ...wordTokens(name),
    ...romanTokens(name).filter((token) => token.startsWith(FROM_KHMER)),
  ],
  5_000,
);
const bodyTokens = (text: string) => (text.length <= NAME_AT_MOST ? nameTokens : wordTokens)(text);

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
  const tt = new Set([...wordTokens(title), ...titles.flatMap(joinedTokens), ...romanTokens(title)]);
  const bt = new Set(tt);
  let left = LONGEST_DOCUMENT;
  for (const body of bodies) {
    // A word never crosses from one text into the next, so that each counts by itself.
    for (const token of bodyTokens(body.slice(0, left))) bt.add(token);
    left -= body.length + 1;
    if (left <= 0) break;
  }
  return { tt: [...tt].join(' '), bt: [...bt].join(' ') };
}

/**
 * A query as text for `::tsquery`: all tokens, the last as a prefix, so that the word being typed is found; a
 * Khmer word of one cluster is always a prefix. All spellings of one word give the same text. A word that may
 * be a name is also looked for by its sound in the other script: a Khmer word of two or more consonant
 * sounds, and a Latin one of at least three letters that is no ordinary English and could be romanised Khmer
 * (`romanisedSounds`), so that English queries stay as precise as they are. Null if there is no word in it.
 */
export function toTsQuery(query: string, how: { anywhere?: boolean } = {}): string | null {
  return (
    toReadings(query, how)
      .map(({ condition }) => condition)
      .join(' | ') || null
  );
}

/** The ways a query may be meant, which `toTsQuery` joins by OR; none if there is no word in it. */
export function toReadings(query: string, { anywhere = false } = {}): Reading[] {
  const words = queryWords(query);
  const plain = words.map((word, index) => {
    const all = allTokens(word, index === words.length - 1);
    return anywhere ? all : beginning(word, all);
  });
  return words.length > 0 ? readingsWithSounds(words, plain) : [];
}

/** A Khmer word the dictionary has is whole, and found where a word begins; any other text, which may be part of one, anywhere. */
function beginning(word: Run, all: string): string {
  if (!word.khmer || !isKnownWord(word.text)) return all;
  const parts = clusters(word.text);
  if (parts.length === 1) return WHOLE + cut(word.text);
  const start = START + cut(parts.slice(0, 2).join(''));
  return [...new Set([start, ...pairs(parts).slice(1)])].join(' & ');
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
  // As `toReadings` asks for them: what holds the words themselves is found by the query too.
  const written = words.map((word, index) => beginning(word, allTokens(word, index === words.length - 1)));
  // Of a Khmer word of one cluster that no dictionary has nobody can say where it ends.
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
 * Texts in which the words of a query may stand with a typing error in the Khmer ones: an error changes one cluster, so the pairs
 * without it must be there. Null for a query without a Khmer word; Latin words are corrected by the vocabulary instead.
 */
export function toNearTsQuery(query: string): string | null {
  const words = queryWords(query);
  if (!words.some(({ khmer }) => khmer)) return null;
  return words.map((word) => `(${nearTokens(word).join(' | ')})`).join(' & ');
}

/** Above so many clusters a word is asked for by its halves: what an error can do grows with its square otherwise. */
const ASKED_WHOLE = 6;

function nearTokens(word: Run): string[] {
  if (!word.khmer) return [`${cut(word.text)}:*`];
  const parts = clusters(word.text);
  // An error lies in one half, so the other stands as it was typed.
  if (parts.length > ASKED_WHOLE) {
    const middle = parts.length >> 1;
    return [parts.slice(0, middle), parts.slice(middle)].map((half) => [...new Set(pairs(half))].join(' & '));
  }
  const found = pairs(parts);
  const ways = parts.map((_, wrong) => found.filter((_, at) => at !== wrong && at !== wrong - 1).join(' & '));
  const left = [...new Set(ways.filter(Boolean))];
  return left.length > 0 ? left : [`${cut(parts[0]!)}:*`];
}

/** The words of a query that the vocabulary of titles can correct: three or more Latin letters, no stop word. */
export function latinWords(query: string): string[] {
  return queryWords(query)
    .map(({ text }) => text)
    .filter((text) => /^[a-z]{3,}$/.test(text) && !isStopWord(text));
}
