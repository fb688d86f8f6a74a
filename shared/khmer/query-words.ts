import { type Run, runs } from './clusters.ts';
import { fold } from './fold.ts';

/** No name, title or phrase a person searches for is longer. */
export const LONGEST_QUERY = 200;

const STOP_WORDS = new Set(
  `a an and are as at be but by for from has have in is it its of on or our that the their they this to was we were
  will with you your`.split(/\s+/),
);

/** Whether a folded word is one of the English words that nearly every text holds. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The folded words of a query without English stop words, unless there is nothing else. */
export function queryWords(query: string): Run[] {
  const words = runs(fold(query.slice(0, LONGEST_QUERY)));
  const telling = words.filter(({ text }) => !isStopWord(text));
  return telling.length > 0 ? telling : words;
}
