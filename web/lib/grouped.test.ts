import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('entries stand under what they have in common, in their order', () => {
  expect(grouped([3, 1, 4, 6], (n) => n % 2)).toEqual([
    [1, [3, 1]],
    [0, [4, 6]],
  ]);
});
