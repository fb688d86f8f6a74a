type Cut = Pick<Intl.Segmenter, 'segment'>;

/** Firefox before 125 divides nothing: a letter is then a base with its marks, a word what stands without a space. */
const PLAIN = {
  grapheme: /\P{M}[\p{M}\u200C\u200D]*|\p{M}+/gsu,
  word: /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gsu,
};

/** The engine's own division of Khmer into letters or words; in browsers without one a plain one, so that nothing stops. */
export function segmenter(granularity: 'grapheme' | 'word', intl: Partial<typeof Intl> = Intl): Cut {
  if (intl.Segmenter) return new intl.Segmenter('km', { granularity });
  return {
    segment: (text: string) =>
      Array.from(text.matchAll(PLAIN[granularity]), ({ 0: segment, index }) => ({
        segment,
        index,
        input: text,
      })) as unknown as Intl.Segments,
  };
}
