import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything } from '#tests/factories/khmer-soup.ts';
import { cleanText } from './clean-text.ts';
import { fold } from './fold.ts';

describe('cleanText', () => {
  it.each([
    ['  Sok   Dara \t', 'Sok Dara', 'spaces'],
    ['ភ្នំ\u200Bពេញ\uFEFF', 'ភ្នំពេញ', 'zero-width characters (B.62)'],
    ['សិទិ្ធ', 'សិទ្ធិ', 'cluster order'],
    ['មន្រ្តី', 'មន្ត្រី', 'coeng ro last'],
    ['ធ្វេី', 'ធ្វើ', 'a vowel typed as two'],
    ['Cafe\u0301', 'Café', 'NFC'],
    ['one\r\n\r\n\r\n\r\ntwo\rthree', 'one\n\ntwo\nthree', 'line breaks'],
    ['a\u0000b\u0007c', 'abc', 'control characters'],
    ['\uD83D', '\uFFFD', 'half a surrogate pair'],
  ])('cleans %j to %j (%s)', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });

  it.each([
    ['សេចក្ដី', 'the spelling with coeng da'],
    ['ស៉ី', 'the shifter that was typed'],
    ['អ\u200C៊ី', 'the joiner that keeps a shifter above its letter'],
    ['ឆ្នាំ ២០២៦', 'Khmer digits'],
    ['ឲ្យ និង ឱ្យ', 'both independent vowels'],
    ['ក\u17DD', 'the sign U+17DD'],
    ['PhUm Lab 24', 'case and digits'],
    ['👩🏽‍💻 និង ❤️', 'joined emoji'],
  ])('keeps %j (%s)', (typed) => {
    expect(cleanText(typed)).toBe(typed);
  });

  it('never moves a coeng off its letter, as NFC does beside U+17DD', () => {
    expect('ក\u17DD្ត'.normalize('NFC')).toBe('ក្\u17DDត');
    expect(cleanText('ក\u17DD្ត')).toBe('ក្ត\u17DD');
  });

  it('never changes when cleaned again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  it('does not change what a text is found by', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(fold(cleanText(text))).toBe(fold(text));
      }),
    );
  });
});
