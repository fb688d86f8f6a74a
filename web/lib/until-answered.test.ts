import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bareProblem } from './read-problem.ts';
import { untilAnswered } from './until-answered.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lost = { ok: false as const, problem: bareProblem(0) };

it('sends again what nobody answered, and stops at the first answer', async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce(lost)
    .mockResolvedValueOnce(lost)
    .mockResolvedValue({ ok: true, value: 1 });
  const sent = untilAnswered(send);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sent).toEqual({ ok: true, value: 1 });
  expect(send).toHaveBeenCalledTimes(3);
});

it('is over at a refusal, and after a few tries', async () => {
  const refused = vi.fn().mockResolvedValue({ ok: false, problem: bareProblem(422) });
  await untilAnswered(refused);
  expect(refused).toHaveBeenCalledTimes(1);
  const dead = vi.fn().mockResolvedValue(lost);
  const sent = untilAnswered(dead);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toBe(lost);
  expect(dead).toHaveBeenCalledTimes(4);
});
