import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clusters,
  graphemeLength,
  graphemes,
  initials,
  khmerWords,
  runs,
  sliceGraphemes,
} from './clusters.ts';
import { fold } from './fold.ts';

const khmer = fc.string({
  unit: fc.constantFrom(...'កខតរសអឥ', 'ា', 'ិ', 'ុ', 'េ', 'ំ', '៉', '់', '្រ', '្ត', 'ភ្នំពេញ', 'ក្រសួង', ' ', 'a', '1'),
  maxLength: 20,
});

describe('clusters', () => {
  it.each([
    ['ភ្នំពេញ', ['ភ្នំ', 'ពេ', 'ញ']],
    ['មន្ត្រី', ['ម', 'ន្ត្រី']],
    ['ស្ត្រី', ['ស្ត្រី']],
    ['ពោធិ៍សាត់', ['ពោ', 'ធិ៍', 'សា', 'ត់']],
    ['ម្ត្ល៉ុ', ['ម្ត្ល៉ុ']],
  ])('splits %s', (word, parts) => {
    expect(clusters(word)).toEqual(parts);
  });

  it('loses nothing of a folded run', () => {
    fc.assert(
      fc.property(khmer, (text) => {
        for (const run of runs(fold(text)).filter((one) => one.khmer)) {
          expect(clusters(run.text).join('')).toBe(run.text);
        }
      }),
    );
  });
});

describe('runs', () => {
  it('cuts at spaces and where Khmer meets digits or Latin', () => {
    expect(runs(fold('៧០ដុល្លារ ទី៣ស្រុក Web3ខ្មែរ')).map(({ text }) => text)).toEqual([
      '70',
      'ដុល្លារ',
      'ទី',
      '3',
      'ស្រុក',
      'web3',
      'ខ្មែរ',
    ]);
  });
});

describe('khmerWords', () => {
  it('finds the words of a run and loses nothing', () => {
    expect(khmerWords('ក្រសួងឧស្សាហកម្ម')).toEqual(['ក្រសួង', 'ឧស្សាហកម្ម']);
    fc.assert(
      fc.property(khmer, (text) => {
        for (const run of runs(fold(text)).filter((one) => one.khmer)) {
          const words = khmerWords(run.text);
          expect(words.join('')).toBe(run.text);
          expect(words.flatMap(clusters)).toEqual(clusters(run.text));
        }
      }),
    );
  });
});

describe('graphemes', () => {
  it('counts letters as a reader does', () => {
    expect(graphemeLength('ភ្នំពេញ')).toBe(3);
    expect(graphemeLength('Phnom Penh')).toBe(10);
    expect(graphemeLength('👩🏽‍💻é')).toBe(2);
    expect(graphemeLength('')).toBe(0);
  });

  it('slices without half a cluster (UX rule 6.1.9)', () => {
    expect(sliceGraphemes('ស្ត្រីខ្មែរ', 1)).toBe('ស្ត្រី');
    expect(sliceGraphemes('ភ្នំពេញ', 2)).toBe('ភ្នំពេ');
    expect(sliceGraphemes('abc', 9)).toBe('abc');
  });

  it('loses nothing and never begins with a mark or after a coeng', () => {
    fc.assert(
      fc.property(khmer, (text) => {
        const letters = graphemes(text);
        expect(letters.join('')).toBe(text);
        for (const letter of letters.slice(1)) expect(letter).not.toMatch(/^[\u17B6-\u17D3]/);
        for (const letter of letters.slice(0, -1)) expect(letter).not.toMatch(/\u17D2$/);
      }),
    );
  });
});

describe('initials', () => {
  it.each([
    ['Sok Dara', 'SD'],
    ['Phum', 'P'],
    ['  élan vital group', 'ÉV'],
    ['24 Hours', '2H'],
    ['ដារ៉ា', 'ដា'],
    ['ស្រីមុំ', 'ស្រី'],
    ['ធនាគារ អេស៊ីលីដា', 'ធ'],
    ['Phum ភូមិ', 'P'],
    ['«ភូមិ»', 'ភូ'],
    ['—', ''],
    ['', ''],
  ])('of %j are %j (UX rule 6.3.21)', (name, shown) => {
    expect(initials(name)).toBe(shown);
  });
});
