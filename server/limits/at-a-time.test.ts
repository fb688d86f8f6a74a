import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atATime } from './at-a-time.ts';

it('runs so many at once and no more, in their order, whatever fails', async () => {
  const run = atATime(2);
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (i: number) =>
    run(async () => {
      begun.push(i);
      now += 1;
      most = Math.max(most, now);
      await wait(5);
      now -= 1;
      if (i === 1) throw new Error('one of them');
      return i;
    });
  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(await work(9)).toBe(9);
});
