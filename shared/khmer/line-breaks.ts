import { clusters, khmerWords } from './clusters.ts';
import { HOUSE_WORDS, SHORT_WORDS } from './house-words.ts';
import { BREAK, JOINER, withoutLineBreaks } from './line-marks.ts';
import { isKnownWord } from './word-starts.ts';

/** A run of Khmer; what stands in a tag is for programs. */
const RUN_OR_TAG = /[\u1780-\u17D3\u17DD]+|<[^<>]*>/g;
/** The same where a tag ends in the text it begins in. */
const RUN_OR_TAG_IN_JSON = /[\u1780-\u17D3\u17DD]+|<(?:[^<>"\\]|\\.)*>/g;
const LETTER = /^[\u1780-\u17B3]/;
const ENGINE = new Intl.Segmenter('km', { granularity: 'word' });
/** Shorter words, in signs, also stand by chance across two others; they are left to the engine. */
const SHORTEST_ANCHOR = 5;
/** One cluster of so few signs is a word by itself only when it is in the list of short ones: ស, មា. */
const LONGEST_CRUMB = 2;
/** Longest word that is looked up, in clusters. */
const LONGEST_WORD = 12;
/** Longer runs are no words in a row; the work for them would grow without an end. */
const LONGEST_REPAIRED = 60;
/** Runs that have been divided are kept up to so many, then forgotten whole. */
const MOST_KEPT = 50_000;

const anchors = new RegExp(
  `(?:${[...HOUSE_WORDS]
    .filter((word) => word.length >= SHORTEST_ANCHOR)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\u17B6-\\u17D3\\u17DD])`,
  'g',
);

const kept = new Map<string, string>();
const LETTER_ANYWHERE = /[\u1780-\u17B3]/;

/**
 * The text as a page shows it: between Khmer words a mark where a line may end, and inside words that browsers would cut
 * joiners. For display only: `withoutLineBreaks` takes the marks off, and so does `cleanText` of what a person sends.
 */
export function withLineBreaks(text: string): string {
  if (!LETTER_ANYWHERE.test(text)) return text;
  return withoutLineBreaks(text).replace(RUN_OR_TAG, runWithBreaks);
}

/** The same for all texts of JSON as it is written, which costs less than to walk through what it says. */
export const withLineBreaksInJson = (json: string): string =>
  withoutLineBreaks(json).replace(RUN_OR_TAG_IN_JSON, runWithBreaks);

/** Work that was done before is kept: the same names and texts stand on many pages. */
function runWithBreaks(run: string): string {
  if (run[0] === '<') return run;
  const known = kept.get(run);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const marked = lineWords(run).map(joined).join(BREAK);
  kept.set(run, marked);
  return marked;
}

/** The words of a Khmer run between which a line may end: those of the house first, the engine's between them. */
export function lineWords(run: string): string[] {
  const words: string[] = [];
  let at = 0;
  for (const { 0: word, index } of run.matchAll(anchors)) {
    if (!LETTER.test(word) || run[index - 1] === '\u17D2') continue;
    words.push(...engineWords(run.slice(at, index)), word);
    at = index + word.length;
  }
  words.push(...engineWords(run.slice(at)));
  return words;
}

/** As the engine divides it; where it leaves crumbs, the best division into known words. */
function engineWords(piece: string): string[] {
  if (piece === '') return [];
  const words = khmerWords(piece);
  return words.some(isCrumb) ? repaired(piece) : words;
}

const isCrumb = (word: string) =>
  !SHORT_WORDS.has(word) &&
  !HOUSE_WORDS.has(word) &&
  (clusters(word).length === 1 ? word.length <= LONGEST_CRUMB : !isKnownWord(word));

/** The division with the fewest words; a cluster that is no word stays with the one before it. */
function repaired(piece: string): string[] {
  const parts = clusters(piece);
  if (parts.length > LONGEST_REPAIRED || parts.join('') !== piece) return khmerWords(piece);
  const best = [0];
  const from = [0];
  for (let to = 1; to <= parts.length; to += 1) {
    best[to] = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, to - LONGEST_WORD); start < to; start += 1) {
      const cost = best[start]! + costOf(parts.slice(start, to).join(''), to - start);
      if (cost < best[to]!) {
        best[to] = cost;
        from[to] = start;
      }
    }
  }
  const words: string[] = [];
  for (let to = parts.length; to > 0; to = from[to]!) words.unshift(parts.slice(from[to], to).join(''));
  return words.reduce<string[]>((whole, word) => {
    if (whole.length > 0 && costOf(word, clusters(word).length) === CRUMB) whole[whole.length - 1] += word;
    else whole.push(word);
    return whole;
  }, []);
}

const CRUMB = 2.6;

function costOf(word: string, length: number): number {
  if (HOUSE_WORDS.has(word) || SHORT_WORDS.has(word)) return 0.9;
  if (length > 1 && isKnownWord(word)) return 1;
  if (length > 1) return Number.POSITIVE_INFINITY;
  return word.length <= LONGEST_CRUMB ? CRUMB : 1.2;
}

/** With joiners between its clusters, when it is a word of the house, which other engines may not know, or this one cuts it. */
function joined(word: string): string {
  if (!HOUSE_WORDS.has(word) && [...ENGINE.segment(word)].length < 2) return word;
  const parts = clusters(word);
  return parts.join('') === word ? parts.join(JOINER) : word;
}
