import { expect, it } from 'vitest';
import { createTurns, viewInTurn } from './in-turn.ts';

it('two at a time are worked on, the rest in the order they came, and no more than can wait', async () => {
  const inTurn = createTurns(2, 20);
  let [now, most] = [0, 0];
  const order: number[] = [];
  const go: (() => void)[] = [];
  const work = (n: number) =>
    inTurn(async () => {
      now += 1;
      most = Math.max(most, now);
      order.push(n);
      await new Promise<void>((end) => void go.push(end));
      now -= 1;
      if (n === 3) throw new Error('the third fails');
    }).then(
      () => 'done',
      (error: Error) => error.message,
    );
  const all = Array.from({ length: 24 }, (_none, n) => work(n));
  while (order.length < 22) {
    go.shift()?.();
    await new Promise((later) => setImmediate(later));
  }
  for (const end of go) end();
  const ends = await Promise.all(all);
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 22 }, (_none, n) => n));
  expect([ends[3], ends[22], ends[23]]).toEqual(['the third fails', 'unavailable', 'unavailable']);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

it('pictures of a page are all drawn, however many a page shows', async () => {
  const all = Array.from({ length: 200 }, (_none, n) => viewInTurn(async () => n));
  expect(await Promise.all(all)).toEqual(Array.from({ length: 200 }, (_none, n) => n));
});
