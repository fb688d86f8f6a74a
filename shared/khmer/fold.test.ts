import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, INVISIBLE } from '#tests/factories/khmer-soup.ts';
import { fold } from './fold.ts';

/** The text with one invisible character put at one place. */
const withInvisible = fc
  .tuple(anything, fc.nat(), fc.constantFrom(...INVISIBLE))
  .map(([text, place, sign]) => {
    const letters = [...text.toWellFormed()];
    const at = place % (letters.length + 1);
    return { text: letters.join(''), hidden: [...letters.slice(0, at), sign, ...letters.slice(at)].join('') };
  });

describe('fold', () => {
  it.each([
    ['សិទ្ធិ', 'សិទិ្ធ', 'coeng after the vowel'],
    ['មន្ត្រី', 'មន្រ្តី', 'coeng ro before coeng ta'],
    ['មន្ត្រី', 'មន្រ្ដី', 'coeng ro before coeng da'],
    ['មន្ត្រី', 'មន្ដ្រី', 'coeng da'],
    ['សេចក្ដី', 'សេចក្តី', 'coeng da'],
    ['ឧត្ដម', 'ឧត្តម', 'coeng da'],
    ['ធ្វើ', 'ធ្វេី', 'a vowel typed as two'],
    ['លោក', 'លេាក', 'a vowel typed as two'],
    ['ស៊ើប', 'សេុីប', 'a vowel typed as two with the shifter between'],
    ['ស៊ី', 'សុី', 'the shifter typed as ុ'],
    ['ស៊ី', 'ស៉ី', 'the other shifter'],
    ['ប៊័រ', 'បុ័រ', 'the shifter under ័'],
    ['ម៉ាំ', 'មុាំ', 'the shifter under ាំ'],
    ['ឲ្យ', 'ឱ្យ', 'two independent vowels for one'],
    ['ឧក', 'ឨ', 'a letter for two'],
    ['អា', 'ឤ', 'a deprecated vowel'],
    ['អ', 'ឣ', 'a deprecated vowel'],
    ['កំ', 'ក\u17D3', 'a deprecated sign'],
    ['ក\u17D1', 'ក\u17DD', 'a deprecated sign'],
    ['ក្ត\u17D1', 'ក\u17DD្ត', 'a deprecated sign before a coeng, which NFC would move'],
    ['កា', 'កាា', 'a doubled vowel'],
    ['ពុំ', 'ពំុ', 'the sign before the vowel'],
    ['ប៉ុន', 'បុ៉ន', 'the shifter after the vowel'],
    ['ផ្សេងៗគ្នា', 'ផ្សេង ៗ គ្នា', 'the repeat sign with and without spaces'],
    ['ឆ្នាំ២០២៦', 'ឆ្នាំ2026', 'Khmer digits'],
    ['ភ្នំ\u200Bពេញ', 'ភ្នំពេញ', 'a zero-width space'],
    ['Café', 'CAFE\u0301', 'accents and case'],
    ['Đà Nẵng', 'da nang', 'a letter without decomposition'],
    ['ＡＢＣ１', 'abc1', 'full width'],
    ['Phnom-Penh!', 'phnom penh', 'punctuation'],
  ])('makes %s and %s one (%s)', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('keeps words apart that differ in what is heard', () => {
    const words = ['ការ', 'កា', 'កាំ', 'កុំ', 'កំ', 'ប៉ា', 'បា', 'ចាប', 'ចាប់', 'ខ្មែរ', 'ខ្មេរ', 'សេរី', 'ស្រី'];
    expect(new Set(words.map(fold)).size).toBe(words.length);
  });

  it('never changes when folded again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('is blind to invisible characters, wherever they stand', () => {
    fc.assert(
      fc.property(withInvisible, ({ text, hidden }) => {
        expect(fold(hidden)).toBe(fold(text));
      }),
    );
  });

  it('is blind to the order of the marks in a cluster', () => {
    const marks = fc.uniqueArray(
      fc.constantFrom('្រ', '្ត', '\u17C9', '\u17B6', '\u17BB', '\u17C6', '\u17C7', '\u17CC', '\u17D0'),
    );
    const orders = marks.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    );
    fc.assert(
      fc.property(orders, ([one, other]) => {
        expect(fold(`ក${one.join('')}`)).toBe(fold(`ក${other.join('')}`));
      }),
    );
  });

  it('leaves only letters, marks, digits and single spaces, in lower case', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(fold(text)).toMatch(/^(?:[\p{L}\p{M}\p{Nd}]+(?: [\p{L}\p{M}\p{Nd}]+)*)?$/u);
        expect(fold(text)).toBe(fold(text).toLowerCase());
      }),
    );
  });
});
