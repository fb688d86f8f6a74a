import { expect, it } from 'vitest';
import { watchMachine } from './watch-machine.mjs';

/** What is said of a machine that was looked at after so many milliseconds and had spent its time so. */
function said(after: number, spent: number[]): string {
  let clock = 0;
  const times = [[0, 0, 0, 0, 0, 0, 0, 0], spent];
  const end = watchMachine(
    () => clock,
    () => times.shift() ?? spent,
  );
  clock = after;
  return end();
}

it.each([
  ['nothing of a machine that worked', 1_200, [90, 0, 5, 3, 2, 0, 0, 0], ''],
  ['that it stood still', 62_000, [90, 0, 5, 3, 2, 0, 0, 0], 'the machine stood still for 61 s'],
  [
    'that others had its cores',
    1_000,
    [60, 0, 0, 0, 0, 0, 0, 40],
    'the machine gave 40 % of its cores to others',
  ],
  [
    'that it waited for its disk',
    1_000,
    [50, 0, 0, 0, 50, 0, 0, 0],
    'the machine waited 50 % of its time for the disk',
  ],
  ['nothing where nobody counts', 1_000, [], ''],
])('says %s', (_what, after, spent, words) => {
  expect(said(after, spent)).toBe(words);
});
