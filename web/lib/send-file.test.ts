import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';

/** A request of a browser whose line does what the test says. */
class FakeRequest {
  static last: FakeRequest;
  upload: Record<string, (event?: object) => void> = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onloadend = () => {};
  onabort = () => {};
  onerror = () => {};
  open = () => {};
  setRequestHeader = () => {};
  send = () => {
    FakeRequest.last = this;
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
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { documentElement: { lang: 'km' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = async (loaded: number) => {
  await vi.advanceTimersByTimeAsync(20_000);
  FakeRequest.last.upload.onprogress?.({ loaded, total: 20 });
};

it('a file on a slow line is sent for as long as something of it moves', async () => {
  const told: number[] = [];
  const sent = sendFile('/files/', new FormData(), (percent) => told.push(percent));
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
  await move(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sent).toMatchObject({ ok: false, problem: { status: 0, code: 'timeout' } });
});
