import { expect, it } from 'vitest';
import { segmenter } from './segment.ts';

const NAME = 'ភ្នំពេញ, Sok-Dara 2026 👩🏽‍🌾';
const cut = (granularity: 'grapheme' | 'word', intl?: object) =>
  [...segmenter(granularity, intl).segment(NAME)].map(({ segment }) => segment);

it('divides by the dictionary of the engine', () => {
  expect(cut('word').join('')).toBe(NAME);
  expect(cut('word')).toContain('ភ្នំពេញ');
});

it('loses nothing and cuts no letter where the engine has no division', () => {
  const words = cut('word', {});
  expect(words.join('')).toBe(NAME);
  expect(words.slice(0, 4)).toEqual(['ភ្នំពេញ', ',', ' ', 'Sok']);
  const letters = cut('grapheme', {});
  expect(letters.join('')).toBe(NAME);
  expect(letters.slice(0, 2)).toEqual(['ភ្', 'នំ']);
  const [first] = segmenter('grapheme', {}).segment('ដារ៉ា');
  expect(first).toMatchObject({ segment: 'ដា', index: 0 });
});
