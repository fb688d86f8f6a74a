import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formOverLine } from './form-over-line.ts';
import { sayToReader } from './say-to-reader.ts';

vi.mock('./kept.ts', () => ({ language: async () => 'en' }));
vi.mock('./say-to-reader.ts', () => ({ sayToReader: vi.fn(async () => {}) }));
vi.mock('./words.ts', () => ({
  wordsIn: () => ({ slow: 'slow', form_lost: 'lost', by_hand: 'by hand' }),
}));

const AT = 'http://localhost/contact';
const line = vi.fn<typeof fetch>();
const keys = () => line.mock.calls.map(([, how]) => new Headers(how?.headers).get('idempotency-key'));

/** What the browser posts when the form is pressed; the mark between the parts of one is new each time. */
async function press(values: Record<string, string>, at = AT): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  const request = new Request(at, { method: 'POST', body });
  const answer = formOverLine({ request } as Parameters<typeof formOverLine>[0]);
  await vi.runAllTimersAsync();
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', line);
  line.mockReset().mockRejectedValue(new TypeError('reset'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form without any answer leaves its page where it is, and says so last (UX 74)', async () => {
  const answer = await press({ text: 'Rice' });
  expect(answer.status).toBe(204);
  expect(new Set(keys()).size).toBe(1);
  expect(line).toHaveBeenCalledTimes(4);
  expect(vi.mocked(sayToReader).mock.lastCall).toEqual(['by hand']);
});

test('the same pressed again is the same for the server, until it was answered (UX 74)', async () => {
  await press({ text: 'Rice' });
  line.mockResolvedValue(new Response('Sent'));
  expect(await (await press({ text: 'Rice' })).text()).toBe('Sent');
  expect(new Set(keys()).size).toBe(1);
  expect(vi.mocked(sayToReader).mock.lastCall).toEqual(['']);
  await press({ text: 'Rice' });
  expect(new Set(keys()).size).toBe(2);
});

test('what was sent between makes the same form another one, as does another text (UX 74)', async () => {
  await press({ text: 'Rice' });
  line.mockResolvedValue(new Response('Sent'));
  await press({ text: 'Fish' });
  await press({ text: 'Rice' });
  expect(new Set(keys()).size).toBe(3);
});

test('a form about the account goes once, and its page stays as well (UX 74)', async () => {
  const answer = await press({ password: 'secret' }, 'http://localhost/account/sign-in');
  expect(answer.status).toBe(204);
  expect(line).toHaveBeenCalledTimes(1);
});
