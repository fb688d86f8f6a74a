import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '#shared/i18n/en/line.json';
import { currentToasts, dismissToast } from '#web/components/ui/toast-store.ts';
import { linePart } from './line/watch-line.ts';
import { watchForStall } from './stall-watch.ts';

beforeEach(async () => {
  // As the worker keeps it: its words are there when they are needed.
  await linePart();
  // What other tests of the same process said.
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const said = () => currentToasts().map(({ text }) => text);

it('what moves is not said to be slow; what stands still is, and one may stop it', async () => {
  const stop = vi.fn();
  const file = watchForStall(stop);
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(2_000);
    file.moved();
  }
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(said()).toEqual([texts.slow]);
  file.moved();
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(stop).not.toHaveBeenCalled();
  currentToasts()[0]?.action?.run();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
});

it('nothing is said once it is over', async () => {
  const stop = vi.fn();
  watchForStall(stop).over();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([said(), stop.mock.calls.length]).toEqual([[], 0]);
});
