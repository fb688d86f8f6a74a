import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { linePart } from '#web/lib/line/watch-line.ts';
import { addWaiting, dropArrived, keepSending, readQueue, sendWaiting, underWay, waiting } from './outbox.ts';

// Fetched on use: what came after the test would wait by the clock of the machine, and speak where nobody listens.
beforeAll(linePart);

const kept = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('window', {
    addEventListener: () => {},
    removeEventListener: () => {},
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem(key: string, text: string) {
        if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = (body: string) => ({ thread: 't', client_key: body, body, files: [], at: '2026-11-24' });

it('what waits is sent again every 15 s, also when no browser says that the line is back', async () => {
  addWaiting('dara', message('rice'));
  let line = false;
  const send = vi.fn(async () => (line ? ('sent' as const) : ('later' as const)));
  const stop = keepSending('dara', () => void sendWaiting('dara', send));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(send).toHaveBeenCalledTimes(1);
  line = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([send.mock.calls.length, readQueue('dara')]).toEqual([2, []]);
  // Nothing waits: nothing is asked.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  stop();
});

it('the next message is written while one hangs: both leave, in their order, each once', async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  const send = ({ body }: { body: string }) =>
    new Promise<'sent'>((done) => {
      sent.push(body);
      answers.push(() => done('sent'));
    });
  addWaiting('dara', message('first'));
  const first = sendWaiting('dara', send);
  expect(underWay.get()).toBe('first');
  addWaiting('dara', message('second'));
  await sendWaiting('dara', send);
  expect([sent, waiting.get().length]).toEqual([['first'], 2]);
  answers.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  answers.shift()?.();
  await first;
  expect([sent, readQueue('dara'), underWay.get()]).toEqual([['first', 'second'], [], null]);
});

it('a message that the device has no room for waits on the page, and is sent', async () => {
  room = 10;
  addWaiting('dara', message('a message longer than the room that is left'));
  expect(readQueue('dara')).toHaveLength(1);
  const send = vi.fn(async () => 'sent' as const);
  await sendWaiting('dara', send);
  expect([send.mock.calls.length, readQueue('dara')]).toEqual([1, []]);
});

it('what stands in the thread by now waits no more: only its answer was lost', async () => {
  addWaiting('dara', message('first'));
  addWaiting('dara', message('second'));
  const answer = sendWaiting('dara', async ({ body }) => {
    // It is read in the thread while its answer is still on the way, and that is lost.
    dropArrived('dara', [body]);
    return 'later';
  });
  await answer;
  expect(readQueue('dara').map(({ body }) => body)).toEqual(['second']);
});
