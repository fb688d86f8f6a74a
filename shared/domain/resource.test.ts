import { describe, expect, it } from 'vitest';
import { HELD_OUT, THIRD_HAND, TUNED } from '#shared/khmer/testing/sentences.ts';
import { fileExtension, readingMinutes } from './resource.ts';

describe('reading time (1.011)', () => {
  it('counts words in Latin letters', () => {
    expect(readingMinutes('word '.repeat(1_000))).toBe(5);
    expect(readingMinutes('')).toBe(1);
  });

  it('counts clusters in Khmer, where no spaces are written', () => {
    // ស្ត្រី is one cluster of five letters: coeng letters and signs do not count.
    expect(readingMinutes('ស្ត្រី'.repeat(2_300))).toBe(5);
    expect(readingMinutes('ភ្នំពេញ'.repeat(767))).toBe(5);
  });

  it('takes so many clusters for a word as words that were divided by hand have', () => {
    const words = [...TUNED, ...HELD_OUT, ...THIRD_HAND].flatMap((sentence) => sentence.split(/[|-]/));
    const often = 10_000 / words.length;
    const minutes = readingMinutes(words.join('').repeat(Math.round(often)));
    expect(Math.abs(minutes - 10_000 / 200)).toBeLessThanOrEqual(3);
  });

  it('adds both where both stand', () => {
    expect(readingMinutes(`${'word '.repeat(400)}${'ក'.repeat(920)}`)).toBe(4);
  });
});

describe('the type of a file', () => {
  it('is the end of its name', () => {
    expect(['a.PDF', 'តារាង.csv', 'a.tar.gz', 'none', 'a.', '.'].map(fileExtension)).toEqual([
      'pdf',
      'csv',
      'gz',
      '',
      '',
      '',
    ]);
  });
});
