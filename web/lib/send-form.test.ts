import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { linePart } from './line/watch-line.ts';
import { sendFile } from './send-form.ts';

// Fetched on use: what came after the test would wait by the clock of the machine, and speak where nobody listens.
beforeAll(linePart);

/** A request of a browser whose line does what the test says. */
class FakeRequest {
  static last: FakeRequest;
  /** Of each request that was sent. */
  static keys: string[] = [];
  upload: Record<string, (event?: object) => void> = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onloadend = () => {};
  onabort = () => {};
  onerror = () => {};
  open = () => {};
  headers: Record<string, string> = {};
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = () => {
    FakeRequest.last = this;
    FakeRequest.keys.push(this.headers['Idempotency-Key'] ?? '');
  };
  abort = () => {
    this.onabort();
    this.onloadend();
  };
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  FakeRequest.keys = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { documentElement: { lang: 'km' }, getElementById: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is in a file is summed up before it is sent. */
const asked = async (times: number) => {
  while (FakeRequest.keys.length < times) await new Promise((done) => setImmediate(done));
};

const move = async (loaded: number) => {
  await vi.advanceTimersByTimeAsync(20_000);
  FakeRequest.last.upload.onprogress?.({ loaded, total: 20 });
};

it('a file on a slow line is sent for as long as something of it moves', async () => {
  const told: number[] = [];
  const sent = sendFile('/files/', new FormData(), (percent) => told.push(percent));
  await asked(1);
  // No end by the clock.
  expect(FakeRequest.last).not.toHaveProperty('timeout');
  for (let part = 1; part <= 20; part += 1) await move(part);
  FakeRequest.last.upload.onload?.();
  await vi.advanceTimersByTimeAsync(25_000);
  FakeRequest.last.answer(201, { id: 'x' });
  expect(await sent).toEqual({ ok: true, value: { id: 'x' } });
  expect(told.at(-1)).toBe(100);
});

it('one of which nothing moves for 30 s is given up, and said to be', async () => {
  const sent = sendFile('/files/', new FormData(), () => {});
  await asked(1);
  await move(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sent).toMatchObject({ ok: false, problem: { status: 0, code: 'timeout' } });
});

it('whose answer was lost, or that a gateway answered, is sent again by itself under the same key', async () => {
  const form = new FormData();
  form.set('file', new File(['abc'], 'a.png', { type: 'image/png' }));
  const sent = sendFile('/files/', form, () => {});
  await asked(1);
  FakeRequest.last.onerror();
  FakeRequest.last.onloadend();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeRequest.last.answer(503, null);
  await vi.advanceTimersByTimeAsync(3_000);
  FakeRequest.last.answer(201, { id: 'x' });
  expect(await sent).toEqual({ ok: true, value: { id: 'x' } });
  expect(FakeRequest.keys).toHaveLength(3);
  expect(new Set(FakeRequest.keys)).toEqual(new Set([expect.stringMatching(/^[\w-]{32,}$/)]));
  // The same file once more is another sending.
  void sendFile('/files/', form, () => {});
  await asked(4);
  expect(FakeRequest.keys.at(-1)).not.toBe(FakeRequest.keys[0]);
});

it('without a line it is not tried behind the back of who sends it', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const sent = sendFile('/files/', new FormData(), () => {});
  await asked(1);
  FakeRequest.last.onerror();
  FakeRequest.last.onloadend();
  expect(await sent).toMatchObject({ ok: false, problem: { code: 'offline' } });
  expect(FakeRequest.keys).toHaveLength(1);
});

it('of another one with the same name and size the first answer is never taken', async () => {
  const given = new Map<string, string>();
  const scan = async (text: string) => {
    const form = new FormData();
    form.set('file', new File([text], 'scan.jpg', { type: 'image/jpeg', lastModified: 1 }));
    const sent = sendFile('/files/', form, () => {});
    await asked(FakeRequest.keys.length + 1);
    FakeRequest.last.onabort();
    FakeRequest.last.onloadend();
    expect(await sent).toMatchObject({ ok: false });
    given.set(text, FakeRequest.keys.at(-1) ?? '');
  };
  await scan('abc');
  await scan('abd');
  expect(given.get('abc')).not.toBe(given.get('abd'));
});

it('goes on behind a session that ran out meanwhile, under the same key', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'km', hasAttribute: () => true } });
  const asks = vi.fn(async (_address: string) => Response.json({}));
  vi.stubGlobal('fetch', asks);
  const sent = sendFile('/files/', new FormData(), () => {});
  await asked(1);
  FakeRequest.last.answer(401, { status: 401, code: 'session_ended', title: '', message: '' });
  await asked(2);
  expect(asks.mock.calls.map(([address]) => address)).toEqual(['/api/v1/auth/token/refresh/']);
  FakeRequest.last.answer(201, { id: 'x' });
  expect(await sent).toEqual({ ok: true, value: { id: 'x' } });
  expect(new Set(FakeRequest.keys).size).toBe(1);
});
