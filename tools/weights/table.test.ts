import { expect, it } from 'vitest';
import { HEAD, lineOf, tenLine } from './table.ts';

const before = {
  js: 121_856,
  fonts: 92_160,
  images: 40_960,
  total: 285_696,
  requests: 47,
  task: 812.4,
  menu: 9_140,
  awake: 7_533,
};

it('a page is a line, two sites in one run stand beside each other', () => {
  expect(lineOf('home', [before])).toBe('| home | 119 | 90 | 40 | 279 | 47 | 812 | 9.1 | 7.5 |');
  expect(lineOf('home', [before, { ...before, js: 81_920, requests: 28 }])).toContain('| 119 → 80 |');
  expect(HEAD[0]?.split('|')).toHaveLength(lineOf('home', [before]).split('|').length);
});

it('ten pages are a sentence, with and without the worker', () => {
  expect(tenLine([672_768, 339_968], [700_000, 409_600])).toMatch(/657 → 332 KB; .* 684 → 400 KB/);
});
