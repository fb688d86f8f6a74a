import { graphemes } from '#shared/khmer/clusters.ts';
import { textPatterns } from '#shared/khmer/text-patterns.ts';

/** Letters shown before what was found, and in all. */
const BEFORE = 40;
const LENGTH = 140;

/** Whether any of these texts shows a word of a query (`patternsOf`). */
export function showsMatch(texts: readonly string[], words: readonly RegExp[]): boolean {
  return texts.some((text) => words.some((word) => word.test(text)));
}

/**
 * The place in a document that says why it was found: of its lines the one with the most words of the query, cut around the
 * first of them, never inside a letter. Empty when no line holds one: it was found by its sound.
 */
export function excerptOf(document: string, words: readonly RegExp[]): string {
  let best = { line: '', at: -1, held: 0 };
  for (const line of document.split('\n')) {
    const places = words.map((word) => line.search(word)).filter((place) => place >= 0);
    if (places.length > best.held) best = { line, at: Math.min(...places), held: places.length };
  }
  return best.held === 0 ? '' : cutAround(best.line, best.at);
}

function cutAround(line: string, at: number): string {
  const before = graphemes(line.slice(Math.max(0, at - 4 * BEFORE), at));
  const after = graphemes(line.slice(at, at + 4 * LENGTH));
  const shown = before.slice(-BEFORE);
  const rest = after.slice(0, LENGTH - shown.length);
  const isStart = shown.length === before.length && at <= 4 * BEFORE;
  const isEnd = rest.length === after.length && at + 4 * LENGTH >= line.length;
  return `${isStart ? '' : '…'}${shown.join('').trimStart()}${rest.join('').trimEnd()}${isEnd ? '' : '…'}`;
}

/** The words of a query as they may stand in a text. */
export const patternsOf = (query: string): RegExp[] =>
  (textPatterns(query)?.exact ?? []).map(
    (word) => new RegExp(/^[a-z]/.test(word) ? `\\b${word}` : word, 'iu'),
  );
