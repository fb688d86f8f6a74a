import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCounts, type Surroundings } from './follow-counts.ts';

/** A stream whose events the test makes. */
class FakeStream {
  readyState = 1;
  closed = false;
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>();
  addEventListener = (name: string, listener: unknown) => {
    const list = this.#listeners.get(name) ?? [];
    this.#listeners.set(name, [...list, listener as (event: unknown) => void]);
  };
  close = () => {
    this.closed = true;
  };
  emit(name: string, event: unknown = {}) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
  counts = (total: number) => this.emit('counts', { data: JSON.stringify({ total }) });
}

let streams: FakeStream[];
let told: number[];
let asked: number;
let hidden: boolean;
let change: () => void;
let stop: () => void;
/** Leaves the page, or comes back to it. */
let turn: (name: 'pagehide' | 'pageshow', event?: { persisted: boolean }) => void;

/** Follows in surroundings of the test; `answer` is what asking for the counts gives. */
function follow(
  answer: () => Promise<Pick<Response, 'ok' | 'json'>> = async () => ({ ok: false, json: async () => null }),
) {
  const document = {
    get hidden() {
      return hidden;
    },
    addEventListener: (_name: string, listener: () => void) => {
      change = listener;
    },
    removeEventListener: () => {
      change = () => {};
    },
  } as unknown as Surroundings['document'];
  const turns = new Map<string, (event: object) => void>();
  turn = (name, event = { persisted: true }) => turns.get(name)?.(event);
  const window = {
    addEventListener: (name: string, listener: () => void) => void turns.set(name, listener),
    removeEventListener: (name: string) => void turns.delete(name),
  } as unknown as Surroundings['window'];
  stop = followCounts(({ total }) => told.push(total), {
    document,
    window,
    openStream: () => {
      const stream = new FakeStream();
      streams.push(stream);
      return stream as unknown as ReturnType<Surroundings['openStream']>;
    },
    fetch: () => {
      asked += 1;
      return answer();
    },
  });
}

const START = 1_000;
const FIVE_MINUTES = 5 * 60_000;

describe('following the counts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    [streams, told, asked, hidden] = [[], [], 0, false];
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('tells what the stream says', async () => {
    follow();
    expect(streams).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(START);
    streams[0]!.counts(2);
    streams[0]!.counts(3);
    expect(told).toEqual([2, 3]);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect([streams.length, asked]).toEqual([1, 0]);
  });

  it('has no connection while the window is hidden', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(START);
    hidden = true;
    change();
    expect(streams[0]!.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect([streams.length, asked]).toEqual([1, 0]);
    hidden = false;
    change();
    expect(streams).toHaveLength(2);
  });

  it('closes the connection when the page is left, and opens one when somebody comes back to it', async () => {
    follow();
    // Of a page that is new, too.
    turn('pageshow', { persisted: false });
    expect(streams).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(START);
    turn('pagehide');
    expect(streams[0]!.closed).toBe(true);
    turn('pageshow');
    expect(streams).toHaveLength(2);
  });

  it('opens none in a window that begins hidden', async () => {
    hidden = true;
    follow();
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(streams).toHaveLength(0);
  });

  it.each([
    ['is refused', (stream: FakeStream) => Object.assign(stream, { readyState: 2 }).emit('error')],
    [
      'never gets through',
      (stream: FakeStream) => {
        for (let i = 0; i < 4; i++) stream.emit('error');
      },
    ],
  ])('asks now and then where the stream %s, and tries it again (8.012)', async (_how, fail) => {
    follow(async () => ({ ok: true, json: async () => ({ total: 5 }) }));
    await vi.advanceTimersByTimeAsync(START);
    fail(streams[0]!);
    expect(streams[0]!.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect([told, asked, streams.length]).toEqual([[5], 1, 2]);
  });

  it('asks where the stream stays silent', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(START + 20_000);
    expect(streams[0]!.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(asked).toBe(1);
  });

  it('leaves a short break of the line to the browser', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(START);
    streams[0]!.counts(1);
    streams[0]!.emit('error');
    expect(streams[0]!.closed).toBe(false);
    streams[0]!.counts(4);
    expect(told).toEqual([1, 4]);
  });

  it.each([
    ['refused', async () => ({ ok: false, json: async () => ({ status: 401 }) })],
    ['lost', () => Promise.reject(new TypeError('no line'))],
  ] as const)('says nothing when asking is %s (8.012)', async (_how, answer) => {
    follow(answer as () => Promise<Pick<Response, 'ok' | 'json'>>);
    await vi.advanceTimersByTimeAsync(START);
    Object.assign(streams[0]!, { readyState: 2 }).emit('error');
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect([told, asked, streams.length]).toEqual([[], 1, 2]);
  });

  it('ends with the person who was signed in', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(START);
    stop();
    expect(streams[0]!.closed).toBe(true);
    streams[0]!.counts(9);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect([told, streams.length]).toEqual([[], 1]);
  });
});
