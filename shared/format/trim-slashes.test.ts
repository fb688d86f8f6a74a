import { expect, it } from 'vitest';
import { trimEndSlashes } from './trim-slashes.ts';

it.each([
  ['/about/', '/about'],
  ['/about', '/about'],
  ['//a//b///', '//a//b'],
  ['/', ''],
  ['', ''],
])('takes the slashes from the end of %j', (path, expected) => {
  expect(trimEndSlashes(path)).toBe(expected);
});
