import { WORD } from '../refresh-vocabulary.ts';
import { COMPARED, LIKE_A_PART, type Vocabulary } from '../vocabulary.ts';
import type { SearchMemory } from './search-memory.ts';

/** Latin words by their trigrams, as PostgreSQL cuts them: `  word `. */
export interface LatinWords {
  words: readonly string[];
  /** How many different trigrams each has. */
  sizes: readonly number[];
  holding: ReadonlyMap<string, readonly number[]>;
}

const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** Those among some words that are Latin ones. */
export function latinWordsOf(words: Iterable<string>): LatinWords {
  const latin = [...words].filter((word) => WORD.test(word));
  const sizes: number[] = [];
  const holding = new Map<string, number[]>();
  for (const [number, word] of latin.entries()) {
    const trigrams = trigramsOf(word);
    sizes.push(trigrams.size);
    for (const trigram of trigrams) {
      const held = holding.get(trigram);
      if (held) held.push(number);
      else holding.set(trigram, [number]);
    }
  }
  return { words: latin, sizes, holding };
}

/** So many that look most like a mistyped word, and those that look as much like it as the last of them. */
function nearest({ words, sizes, holding }: LatinWords, typed: string, limit: number): string[] {
  const common = new Map<number, number>();
  const trigrams = trigramsOf(typed);
  for (const trigram of trigrams)
    for (const number of holding.get(trigram) ?? []) common.set(number, (common.get(number) ?? 0) + 1);
  const found = [...common].map(([number, count]) => ({
    word: words[number]!,
    likeness: count / (trigrams.size + sizes[number]! - count),
  }));
  found.sort((one, other) => other.likeness - one.likeness);
  const least = found[limit - 1]?.likeness ?? 0;
  return found.filter(({ likeness }) => likeness >= least).map(({ word }) => word);
}

/** The vocabulary of what can be found, without the database. */
export function vocabularyInMemory(memory: SearchMemory): Vocabulary {
  const near = (typed: string, limit: number) =>
    memory.latin
      .flatMap((some) => nearest(some, typed, limit))
      .map((term) => ({ term, df: memory.countOf(term) }))
      .filter(({ df }) => df > 0);
  const divisions = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [
      word.slice(0, at + 3),
      word.slice(at + 3),
    ]);
  return {
    async near(words) {
      const last = words.at(-1);
      const unknown = words.filter(
        (word) => memory.countOf(word) === 0 && (word !== last || !memory.hasBegun(word)),
      );
      return unknown.flatMap((word) => [
        ...near(word, COMPARED).map((one) => ({ word, ...one })),
        ...divisions(word).flatMap(([a, b]) => {
          const df = Math.min(memory.countOf(a!), memory.countOf(b!));
          return df > 0 ? [{ word, term: `${a} ${b}`, df }] : [];
        }),
      ]);
    },
    async twoNear(words) {
      return words
        .filter((word) => !memory.hasBegun(word))
        .flatMap((word) =>
          divisions(word).flatMap(([a, b]) => [
            ...(memory.countOf(a!) > 0
              ? near(b!, LIKE_A_PART).map(({ term, df }) => ({
                  word,
                  a: a!,
                  b: term,
                  df: Math.min(df, memory.countOf(a!)),
                }))
              : []),
            ...(memory.countOf(b!) > 0
              ? near(a!, LIKE_A_PART).map(({ term, df }) => ({
                  word,
                  a: term,
                  b: b!,
                  df: Math.min(df, memory.countOf(b!)),
                }))
              : []),
          ]),
        );
    },
    known: async (words) => words.filter((word) => memory.countOf(word) > 0),
  };
}
