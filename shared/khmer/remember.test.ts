import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('works out each text once, also one whose answer is nothing, until too many are kept', () => {
  const work = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
  const length = remember(work, 2);
  expect([length('none'), length('none'), length('abc'), length('abc')]).toEqual([
    undefined,
    undefined,
    3,
    3,
  ]);
  expect(work).toHaveBeenCalledTimes(2);
  expect([length('abcd'), length('abc')]).toEqual([4, 3]);
  expect(work).toHaveBeenCalledTimes(4);
});
