import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page that stands in for another, over a line that hangs until `mend` is called. */
function scene() {
  let isHanging = true;
  const reload = vi.fn();
  const tries: (AbortSignal | undefined)[] = [];
  const fetch = (_address: string, { signal }: RequestInit) => {
    tries.push(signal ?? undefined);
    if (!isHanging) return Promise.resolve(new Response(null, { headers: { 'content-language': 'km' } }));
    return new Promise((_go, stop) =>
      signal?.addEventListener('abort', () => stop(new TypeError('aborted'))),
    );
  };
  const place = { href: 'https://phum.example/program', pathname: '/program', hash: '', replace: reload };
  const run = new Function('location', 'document', 'window', 'fetch', 'addEventListener', tryAgain());
  run(place, { querySelector: () => null }, { AbortController }, fetch, () => {});
  const mend = () => {
    isHanging = false;
  };
  const underWay = () => tries.filter((signal) => !signal?.aborted).length;
  return { reload, tries, mend, underWay };
}

it('a try that hangs keeps no other one waiting: the page comes back seconds after the line does', async () => {
  const { reload, mend } = scene();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  mend();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('few tries are under way at a time, and fewer are made when nothing comes for long', async () => {
  const { tries, underWay } = scene();
  await vi.advanceTimersByTimeAsync(80_000);
  expect(underWay()).toBeLessThan(5);
  const often = tries.length;
  await vi.advanceTimersByTimeAsync(80_000);
  expect(tries.length - often).toBeLessThan(often / 2);
});
