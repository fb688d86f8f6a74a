import { CLUSTER } from './cluster-order.ts';
import { segmenter } from './segment.ts';

const GRAPHEMES = segmenter('grapheme');
const WORDS = segmenter('word');

const COENG = '\u17D2';
const STARTS_KHMER = /^[\u1780-\u17B3]/;
/** What is left of a name the dictionary does not know: the final of the syllable before. */
const LONE_LETTER = /^[\u1780-\u17A2]\u17CB?$/;
const RUNS = /[\u1780-\u17D3]+|[^\u1780-\u17D3\s]+/g;

/** A stretch of folded text without a space, in one script: Khmer, or letters and digits of any other. */
export interface Run {
  text: string;
  khmer: boolean;
}

/** Cuts folded text at its spaces and where Khmer meets digits or another script. */
export function runs(folded: string): Run[] {
  const found = folded.match(RUNS) ?? [];
  return found.map((text) => ({ text, khmer: STARTS_KHMER.test(text) }));
}

/** The clusters of a folded Khmer run: ភ្នំពេញ has ភ្នំ, ពេ and ញ. */
export function clusters(run: string): string[] {
  return run.match(CLUSTER) ?? [];
}

/** The words the engine's dictionary finds in a folded Khmer run; never half a cluster, never one lone letter. */
export function khmerWords(run: string): string[] {
  const words: string[] = [];
  for (const { segment } of WORDS.segment(run)) {
    const before = words.at(-1);
    const joins = before !== undefined && (LONE_LETTER.test(segment) || !canBreak(before, segment));
    if (joins) words[words.length - 1] = before + segment;
    else words.push(segment);
  }
  return words;
}

/** A cluster begins with a letter that no coeng hangs below the one before. */
function canBreak(before: string, after: string): boolean {
  return STARTS_KHMER.test(after) && !before.endsWith(COENG);
}

/** The letters as a reader counts them. A subscript is never cut from its base, whatever the engine says. */
export function graphemes(text: string): string[] {
  const letters: string[] = [];
  for (const { segment } of GRAPHEMES.segment(text)) {
    const before = letters.at(-1);
    if (before?.endsWith(COENG) && STARTS_KHMER.test(segment)) letters[letters.length - 1] = before + segment;
    else letters.push(segment);
  }
  return letters;
}

/** The number of letters as a reader counts them: 3 for ភ្នំពេញ. */
export function graphemeLength(text: string): number {
  return graphemes(text).length;
}

/** The first `count` letters, without half a cluster at the end. Nothing behind them is looked at. */
export function sliceGraphemes(text: string, count: number): string {
  let letters = 0;
  let before = '';
  for (const { segment, index } of GRAPHEMES.segment(text)) {
    const joins = before.endsWith(COENG) && STARTS_KHMER.test(segment);
    if (!joins && ++letters > count) return text.slice(0, index);
    before = segment;
  }
  return text;
}

/**
 * What an avatar shows for a name: the first letters of two Latin words (Sok Dara: SD), else one whole
 * letter (ដារ៉ា: ដា). For a Khmer person pass the given name. Empty when the name has no letter.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{Nd}]/u.test(word));
  if (words.length > 1 && latin.length === words.length) {
    return (firstLetter(latin[0]!) + firstLetter(latin[1]!)).toLocaleUpperCase('en');
  }
  return firstLetter(words[0] ?? '').toLocaleUpperCase('en');
}

function firstLetter(word: string): string {
  return graphemes(word)[0] ?? '';
}
