import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '#shared/i18n/en/line.json';
import { stubPage } from '#tests/setup/stub-page.ts';
import { currentToasts, dismissToast } from '#web/components/ui/toast-store.ts';
import { fetchOverLine } from './fetch-over-line.ts';
import { sayingTrouble } from './forms-waiting.ts';

beforeEach(() => {
  // What other tests of the same process said.
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useFakeTimers();
  stubPage({ pathname: '/', search: '', hash: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = () => currentToasts().map(({ text }) => text);
const ours = () => new Response('data', { headers: { 'x-remix-response': 'yes' } });
const gateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
const page = new URL('https://phum.example/event.data');
const form = (path: string) => new URL(`https://phum.example${path}.data`);
const post = (name = 'Dara') => ({ method: 'POST', body: new URLSearchParams({ name }) });
/** A line that does one thing after the other, and what was sent over it. */
function line(...answers: (() => Response | Promise<Response>)[]) {
  const plain = vi.fn(async (_address: unknown, _init?: RequestInit) => (answers.shift() ?? ours)());
  const keys = () => plain.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  return { plain: plain as unknown as typeof fetch, keys };
}
const reset = () => Promise.reject(new TypeError('Failed to fetch'));
const hang = () => new Promise<Response>(() => {});

/** The beginning of an answer, and then what the line does. */
const half = (then: (stream: ReadableStreamDefaultController) => void) => () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('da'));
        then(stream);
      },
    }),
    { headers: { 'x-remix-response': 'yes' } },
  );

it('an answer of which the line lost the end comes at another try, that of a form under its key', async () => {
  const { plain, keys } = line(
    half((stream) => stream.error(new TypeError('network error'))),
    half(() => {}),
  );
  const answer = fetchOverLine(plain, form('/contact'), post());
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual([texts.form_lost]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await answer).text()).toBe('data');
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

it.each([
  ['a line that was reset', reset],
  ['an answer of something in between', gateway],
])('over %s the data of a page comes at another try; meanwhile it is said', async (_what, broken) => {
  const { plain } = line(ours);
  const first = Promise.resolve().then(broken);
  first.catch(() => {});
  const answer = fetchOverLine(plain, page, {}, first);
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual([texts.lost]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await answer).status).toBe(200);
  expect(said()).toEqual([]);
});

it('a press tries at once, and an answer of ours is one whatever it says', async () => {
  const { plain } = line(() => new Response('', { status: 503, headers: { 'x-remix-response': 'yes' } }));
  const answer = fetchOverLine(plain, page, {}, Promise.resolve(gateway()));
  await vi.advanceTimersByTimeAsync(100);
  currentToasts()[0]?.action?.run();
  expect((await answer).status).toBe(503);
});

it('silence is said after 3 s, has a way out after 10 s, and ends with another try', async () => {
  const { plain } = line(ours);
  const answer = fetchOverLine(plain, page, {}, hang());
  await vi.advanceTimersByTimeAsync(3_100);
  expect(said()).toEqual([texts.slow]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(currentToasts().map(({ action }) => action?.text)).toEqual([texts.stop]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await answer).status).toBe(200);
});

it('a form is sent again under the same key, and the next one has another', async () => {
  const { plain, keys } = line(reset, gateway, ours);
  const answer = fetchOverLine(plain, form('/event/suggest'), post());
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual([texts.form_lost]);
  await vi.advanceTimersByTimeAsync(20_000);
  await answer;
  await fetchOverLine(plain, form('/event/suggest'), post());
  const [first, second, third, next] = keys();
  expect(first).toBeTruthy();
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

it('a form that says itself what happened is sent again by itself like any other', async () => {
  const { plain, keys } = line(gateway, reset, ours);
  const answer = sayingTrouble(() => fetchOverLine(plain, form('/user/profile/startup/1'), post()));
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await answer).status).toBe(200);
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

it('of the account, which is sent by a press alone, such a form is told at once, and bears the same key then', async () => {
  const { plain, keys } = line(gateway, ours);
  const address = form('/user/account');
  await expect(sayingTrouble(() => fetchOverLine(plain, address, post()))).rejects.toThrow(TypeError);
  await sayingTrouble(() => fetchOverLine(plain, address, post()));
  expect(new Set(keys()).size).toBe(1);
});

it('a form about the account is sent again by a press alone', async () => {
  const { plain, keys } = line(reset, ours);
  const answer = fetchOverLine(plain, form('/account/register'), post());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(keys()).toHaveLength(1);
  expect(said()).toEqual([texts.by_hand]);
  currentToasts()[0]?.action?.run();
  expect((await answer).status).toBe(200);
});
