import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from './clusters.ts';
import { highlightRanges } from './highlight.ts';

function marked(text: string, query: string): string[] {
  return highlightRanges(text, query).map(([start, end]) => text.slice(start, end));
}

describe('highlightRanges (UX rule 14)', () => {
  it.each([
    ['ទីក្រុងភ្នំពេញ', 'ភ្នំពេញ', ['ភ្នំពេញ'], 'a word inside a run'],
    ['ភ្នំពេញ និងភ្នំស្រុក', 'ភ្នំ', ['ភ្នំ', 'ភ្នំ'], 'each place'],
    ['មន្រ្ដី', 'មន្ត្រី', ['មន្រ្ដី'], 'another spelling'],
    ['ភ្នំ\u200Bពេញ', 'ភ្នំពេញ', ['ភ្នំ\u200Bពេញ'], 'a zero-width space between'],
    ['មន\u200B្ត្រី', 'មន្ត្រី', ['មន\u200B្ត្រី'], 'a zero-width space inside a cluster'],
    ['ស្ត្រីខ្មែរ', 'ស', ['ស្ត្រី'], 'half a cluster marks the whole'],
    ['កម្ពុជា', 'ពុ', [], 'a subscript begins no word'],
    ['ភាសា ខ្មែរ', 'ខ្មែរ ភាសា', ['ភាសា', 'ខ្មែរ'], 'words in any order'],
    ['ឆ្នាំ២០២៦', '2026', ['២០២៦'], 'Khmer digits'],
    ['ភ្នំពេញ', 'ភ្នំ ពេញ', ['ភ្នំពេញ'], 'ranges that touch are one'],
    ['Phnom Penh Coffee', 'phnom pen', ['Phnom', 'Pen'], 'Latin words, the last by its beginning'],
    ['Phnom Penh', 'pen phnom', ['Phnom'], 'an earlier word only whole'],
    ['Open data', 'ata', [], 'Latin words only from their beginning'],
    ['Café Élan', 'cafe elan', ['Café', 'Élan'], 'accents'],
    ['Cafe\u0301', 'caf', ['Caf'], 'a combining accent'],
    ['Cafe\u0301', 'cafe', ['Cafe\u0301'], 'a combining accent at the end'],
    ['The state of startups', 'the state of', ['state'], 'no stop words'],
    ['The', 'the', ['The'], 'a stop word alone'],
    ['Web3ខ្មែរ', 'ខ្មែរ web3', ['Web3ខ្មែរ'], 'scripts side by side'],
    ['ភូមិ (Phum) 24', 'phum ២៤', ['Phum', '24'], 'punctuation around'],
    ['anything', '', [], 'an empty query'],
    ['', 'anything', [], 'an empty text'],
  ])('marks in %j for %j: %j (%s)', (text, query, parts) => {
    expect(marked(text, query)).toEqual(parts);
  });

  it('begins and ends between letters, in order, without touching', () => {
    const letters = fc.constantFrom(...'កតរសអ aé1', 'ា', 'ិ', '៊', 'ំ', '្រ', '្ត', '\u200B', '👩‍💻', 'ភ្នំ');
    const text = fc.string({ unit: letters, maxLength: 25 });
    fc.assert(
      fc.property(text, fc.string({ unit: letters, maxLength: 4 }), (words, query) => {
        let at = 0;
        const borders = new Set([0, ...graphemes(words).map((letter) => (at += letter.length))]);
        let before = -1;
        for (const [start, end] of highlightRanges(words, query)) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          expect(borders).toContain(start);
          expect(borders).toContain(end);
          before = end;
        }
      }),
    );
  });
});
