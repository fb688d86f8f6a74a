import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLostParts, type LostPart } from './lost-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Parts of pages over a line that is dead until `mend` is called, and what the pages were told. */
function scene() {
  const told: string[] = [];
  const parts = createLostParts(async (page, lost) => void told.push(`${page} ${lost ? 'lost' : 'there'}`));
  const part = (page: string, isNeeded = true) => {
    let answer: () => Promise<Response | null> = () => Promise.reject(new TypeError('reset'));
    const ask = vi.fn(() => answer());
    const mend = (status = 200) => {
      answer = () => Promise.resolve(new Response('part', { status }));
    };
    return { page, isNeeded, ask, mend } satisfies LostPart & { mend: unknown };
  };
  return { told, parts, part };
}

it('every lost part of a page is asked for when somebody presses, not the last of them alone', async () => {
  const { parts, part } = scene();
  const [one, two, elsewhere] = [part('a'), part('a'), part('b')];
  const found = Promise.all([parts.seek(one), parts.seek(two)]);
  void parts.seek(elsewhere);
  await vi.advanceTimersByTimeAsync(10);
  for (const each of [one, two]) each.mend();
  parts.tryNow('a');
  expect((await found).map(({ status }) => status)).toEqual([200, 200]);
  expect([one, two, elsewhere].map(({ ask }) => ask.mock.calls.length)).toEqual([2, 2, 1]);
});

it('a page is told that all is there when its last part has come, and no page hears of another', async () => {
  const { told, parts, part } = scene();
  const [one, two] = [part('a'), part('a')];
  const [first, second] = [parts.seek(one), parts.seek(two)];
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['a lost']);
  one.mend();
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  expect(told).toEqual(['a lost']);
  two.mend();
  await vi.advanceTimersByTimeAsync(4_000);
  await second;
  expect(told).toEqual(['a lost', 'a there']);
});

it('a part that hangs or that something in between answers is asked for again by itself', async () => {
  const { told, parts, part } = scene();
  const hanging = part('a');
  hanging.ask.mockImplementationOnce(() => new Promise(() => {}));
  hanging.mend(502);
  const found = parts.seek(hanging);
  await vi.advanceTimersByTimeAsync(16_500);
  hanging.mend(404);
  await vi.advanceTimersByTimeAsync(2_000);
  // Gone for good: an answer, too.
  expect((await found).status).toBe(404);
  expect(told).toEqual(['a lost', 'a there']);
});

it('in the end it is given up, and the page is not left with words of a wait; a picture is asked for once', async () => {
  const { told, parts, part } = scene();
  const [script, picture] = [part('a'), part('a', false)];
  const found = parts.seek(script);
  expect((await parts.seek(picture)).type).toBe('error');
  await vi.advanceTimersByTimeAsync(300_000);
  expect((await found).type).toBe('error');
  expect(script.ask).toHaveBeenCalledTimes(9);
  expect(picture.ask).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['a lost', 'a there']);
});
