import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkFloor, tooNewIn } from './check-browser-floor.ts';

it.each([
  ['/(?<!a)b/.test(c)', 'looks behind'],
  ['new RegExp("(?<=a)b")', 'looks behind'],
  ['AbortSignal.any([a,b])', 'AbortSignal'],
  ['let s=new Intl.Segmenter("km")', 'Segmenter'],
  ['Map.groupBy(a,b)', 'groupBy'],
  ['a.toWellFormed()', 'toWellFormed'],
  ['a.values().some(b)', 'iterators'],
  ['params.size>0', 'URLSearchParams.size'],
])('finds what the oldest browsers do not have: %s', (code, name) => {
  expect(tooNewIn(code).join()).toContain(name);
});

it('lets pass what they have', () => {
  expect(tooNewIn('/(?<year>\\d+)/.exec(a.at(-1)),set.size,Intl.Segmenter?1:2,new Promise(b)')).toEqual([]);
});

it('finds methods and words of a later language in a file, and says which file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'phum-floor-')), 'page.js');
  writeFileSync(file, 'export const a=[3,1].toSorted();');
  expect(checkFloor([file]).join('\n')).toMatch(/page\.js[\s\S]*ArrayToSorted/);
  writeFileSync(file, 'export const a=[3,1].sort(),b=[1].findLast(Boolean);');
  expect(checkFloor([file])).toEqual([]);
});
