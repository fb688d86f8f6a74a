import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForRelease } from './ask-for-release.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a device keeps; the worker that reads it may be another one each time. */
function device() {
  let at = Date.now();
  return {
    read: async () => at,
    write: async (now: number) => {
      at = now;
    },
  };
}

it('asks for a new release while somebody goes from page to page, every ten minutes, also after a lost line', async () => {
  const update = vi.fn(() => Promise.reject(new TypeError('no line')));
  const seen = askForRelease(update, device());
  await seen();
  expect(update).not.toHaveBeenCalled();
  for (let time = 1; time <= 3; time += 1) {
    vi.advanceTimersByTime(600_000);
    await Promise.all([seen(), seen()]);
    await seen();
    expect(update).toHaveBeenCalledTimes(time);
  }
});

it('asks also where the browser ends the worker between any two pages', async () => {
  const update = vi.fn(async () => {});
  const kept = device();
  for (let page = 0; page < 20; page += 1) {
    vi.advanceTimersByTime(60_000);
    await askForRelease(update, kept)();
  }
  expect(update).toHaveBeenCalledTimes(2);
});
