import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { resendLink } from '#shared/contracts/suggestion.contract.ts';
import texts from '#shared/i18n/en/line.json';
import { stubPage } from '#tests/setup/stub-page.ts';
import { currentToasts } from '#web/components/ui/toast-store.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import { linePart } from './watch-line.ts';

let location = { pathname: '/contact' };
beforeEach(async () => {
  // As the worker keeps it: its words are there when they are needed.
  await linePart();
  vi.useFakeTimers();
  location = { pathname: '/contact' };
  stubPage(location);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = () => Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('reset'));
const gateway: Answer = async () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
const taken: Answer = async () => Response.json({ reference: 'A' });

/** A line that does one thing after the other, and the keys of what was sent over it. */
function line(...answers: Answer[]): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return (answers.shift() ?? taken)();
  });
  return keys;
}
const press = (more: object = {}) =>
  sendUntilAnswered<typeof resendLink>({
    method: 'POST',
    path: '/public/api/v1/suggestion-link/',
    body: { reference: 'A' },
    ...more,
  });
const said = () => currentToasts().map(({ text }) => text);

it('what was pressed is sent again by itself and by a button until there is an answer, under one key, and says so', async () => {
  const keys = line(lost, gateway, lost);
  const answer = press();
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual([texts.form_lost]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(keys).toHaveLength(3);
  currentToasts()[0]?.action?.run();
  expect(await answer).toMatchObject({ ok: true });
  expect([keys.length, new Set(keys).size, said()]).toEqual([4, 1, []]);
});

it('a line on which every answer takes forty seconds is only slow: the next try waits for it', async () => {
  const keys = line();
  vi.stubGlobal('fetch', (_: string, { headers, signal }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return new Promise<Response>((resolve, reject) => {
      setTimeout(() => resolve(Response.json({ reference: 'A' })), 40_000);
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const answer = press();
  await vi.advanceTimersByTimeAsync(75_000);
  expect(await answer).toMatchObject({ ok: true });
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('who leaves the page, or would not wait, is not sent for any more; pressed again it bears the same key', async () => {
  const keys = line(lost);
  const left = press();
  await vi.advanceTimersByTimeAsync(100);
  location.pathname = '/about';
  await vi.advanceTimersByTimeAsync(15_000);
  expect([(await left).ok, keys.length]).toEqual([false, 1]);

  vi.stubGlobal('fetch', (_: string, { headers, signal }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))));
  });
  const waited = press();
  await vi.advanceTimersByTimeAsync(11_000);
  currentToasts()[0]?.action?.run();
  expect((await waited).ok).toBe(false);
  expect(new Set(keys).size).toBe(1);
});

it('what is refused is told at once, and what has words of its own is sent once', async () => {
  line(async () =>
    Response.json({ status: 422, code: 'invalid', title: 'x', message: 'y' }, { status: 422 }),
  );
  expect(await press()).toMatchObject({ ok: false, problem: { status: 422 } });
  const keys = line(lost);
  expect(await press({ background: true })).toMatchObject({ ok: false });
  expect([keys.length, said()]).toEqual([1, []]);
});
