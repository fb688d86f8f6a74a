import { graphemes, type Run } from './clusters.ts';
import { fold, INVISIBLE } from './fold.ts';
import { queryWords } from './query-words.ts';

/** A part of the text as UTF-16 offsets: from `start` up to, not including, `end`. */
export type Range = [start: number, end: number];

/** One letter as a reader sees it, where it stands, and what it folds to. */
interface Letter {
  start: number;
  end: number;
  folded: string;
}

/** Letters without a gap, in one script. */
interface Stretch {
  khmer: boolean;
  letters: Letter[];
}

/** Often left out when typing; a word counts with them and without. */
const SHIFTERS = /[\u17C9\u17CA]/g;
const KHMER_LETTER = /^[\u1780-\u17B3]/;
const INVISIBLE_ONLY = new RegExp(`^${INVISIBLE.source}$`, 'u');
const INVISIBLE_SIGNS = `(?:${INVISIBLE.source})?`;

/** A cluster in which invisible characters may stand anywhere; first a letter below none, which begins no cluster. */
const RAW_CLUSTER = new RegExp(
  `\\u17D2[\\u1780-\\u17B3]|([\\u1780-\\u17B3](?:${INVISIBLE_SIGNS}\\u17D2${INVISIBLE_SIGNS}[\\u1780-\\u17B3]|${INVISIBLE_SIGNS}[\\u17B6-\\u17D3\\u17DD])*)`,
  'gu',
);

/**
 * Where the words of a query stand in a text, whatever their spelling there: ranges in order, not touching,
 * never inside a cluster. Latin words count from their beginning, only the last may go on;
 * Khmer words count anywhere in a run, and a last cluster typed by half marks the whole.
 */
export function highlightRanges(text: string, query: string): Range[] {
  const words = queryWords(query).map((word) => ({ ...word, text: word.text.replace(SHIFTERS, '') }));
  const found = stretches(text).flatMap((stretch) =>
    words.flatMap((word, index) => matches(stretch, word, index === words.length - 1)),
  );
  return merge(found);
}

function matches(stretch: Stretch, word: Run, last: boolean): Range[] {
  if (stretch.khmer !== word.khmer) return [];
  const { letters } = stretch;
  const starts: number[] = [];
  let folded = '';
  for (const letter of letters) {
    starts.push(folded.length);
    folded += letter.folded;
  }
  if (!word.khmer) {
    const fits = last ? folded.startsWith(word.text) : folded === word.text;
    return fits ? [range(letters, starts, 0, word.text.length)] : [];
  }
  const found: Range[] = [];
  for (const start of starts) {
    if (folded.startsWith(word.text, start))
      found.push(range(letters, starts, start, start + word.text.length));
  }
  return found;
}

/** From the letter that begins at the folded offset `from` to the one that reaches `to`. */
function range(letters: readonly Letter[], starts: readonly number[], from: number, to: number): Range {
  const first = letters[starts.indexOf(from)]!;
  const lastIndex = starts.findLastIndex((start) => start < to);
  return [first.start, letters[lastIndex]!.end];
}

/** Cuts a text where a letter folds to nothing (a space, a full stop) and where Khmer meets another script. */
function stretches(text: string): Stretch[] {
  const all: Stretch[] = [];
  let joined = false;
  for (const letter of letters(text)) {
    if (letter.folded === '') {
      joined &&= INVISIBLE_ONLY.test(text.slice(letter.start, letter.end));
      continue;
    }
    const khmer = KHMER_LETTER.test(letter.folded);
    if (!joined || all.at(-1)!.khmer !== khmer) all.push({ khmer, letters: [] });
    all.at(-1)!.letters.push(letter);
    joined = true;
  }
  return all;
}

function letters(text: string): Letter[] {
  const found: Letter[] = [];
  let at = 0;
  const add = (piece: string) => {
    found.push({ start: at, end: at + piece.length, folded: fold(piece).replace(SHIFTERS, '') });
    at += piece.length;
  };
  for (const { 1: cluster, index } of text.matchAll(RAW_CLUSTER)) {
    if (cluster === undefined) continue;
    for (const piece of graphemes(text.slice(at, index))) add(piece);
    add(cluster);
  }
  for (const piece of graphemes(text.slice(at))) add(piece);
  return found;
}

/** In order, with ranges that overlap or touch made one. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const before = merged.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
