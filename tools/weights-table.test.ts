import { expect, it } from 'vitest';
import { lineOf } from './weights-table.ts';

const before = { js: 121_856, fonts: 92_160, images: 40_960, total: 285_696, requests: 47, task: 812.4 };

it('a page is a line, two sites in one run stand beside each other', () => {
  expect(lineOf('home', [before])).toBe('| home | 119 | 90 | 40 | 279 | 47 | 812 ms |');
  expect(lineOf('home', [before, { ...before, js: 81_920, requests: 28 }])).toContain('| 119 → 80 |');
});
