import { diffArrays } from 'diff';
import { segmenter } from '#shared/khmer/segment.ts';

/** A run of a text and what became of it. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Khmer writes no spaces between words: the segmenter knows its words, where the engine has the dictionary. */
const WORDS = segmenter('word');
const wordsOf = (text: string) => [...WORDS.segment(text)].map(({ segment }) => segment);

/** More differences than this are shown as one text in place of the other. */
const MOST_EDITS = 1_500;

/** How one text became another, word by word. The parts without the added ones are `from`, without the removed `to`. */
export function diffWords(from: string, to: string): TextPart[] {
  const runs = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: MOST_EDITS });
  const parts = (runs ?? []).map(({ added, removed, value }): TextPart => {
    const text = value.join('');
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
  });
  if (runs) return parts;
  return [
    { kind: 'removed' as const, text: from },
    { kind: 'added' as const, text: to },
  ].filter(({ text }) => text !== '');
}
