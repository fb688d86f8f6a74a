import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchRunner, type SearchState } from './search-runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const asked: { term: string; signal: AbortSignal; answer: (value: string | null) => void }[] = [];
  const states: SearchState<string>[] = [];
  const runner = createSearchRunner<string>({
    search: (term, signal) => new Promise((answer) => void asked.push({ term, signal, answer })),
    onState: (state) => void states.push(state),
  });
  const terms = () => asked.map(({ term }) => term);
  const answer = async (index: number, value: string | null) => {
    asked[index]?.answer(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { runner, asked, terms, answer, state: () => states.at(-1) };
}

describe('the search', () => {
  it('runs 800 ms after typing stops (4.026, 9.009)', () => {
    const { runner, terms } = setUp();
    runner.type('s');
    vi.advanceTimersByTime(700);
    runner.type('sr');
    vi.advanceTimersByTime(799);
    expect(terms()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(terms()).toEqual(['sr']);
  });

  it('runs at once on Enter, and not again when the delay is over (UX 12)', () => {
    const { runner, terms } = setUp();
    runner.type('srov');
    expect(runner.submit()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(terms()).toEqual(['srov']);
  });

  it('waits while Khmer is being composed (UX 12)', () => {
    const { runner, terms } = setUp();
    runner.compose(true);
    runner.type('ស្រ');
    vi.advanceTimersByTime(5000);
    expect(runner.submit()).toBe(false);
    expect(terms()).toEqual([]);
    runner.type('ស្រូវ');
    runner.compose(false);
    vi.advanceTimersByTime(800);
    expect(terms()).toEqual(['ស្រូវ']);
  });

  it('throws older answers away (UX 12)', async () => {
    const { runner, asked, answer, state } = setUp();
    runner.submit('old');
    runner.submit('new');
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(1, 'NEW');
    await answer(0, 'OLD');
    expect(state()).toEqual({ status: 'done', answer: 'NEW', term: 'new' });
  });

  it('stops the request as soon as more is typed', () => {
    const { runner, asked } = setUp();
    runner.submit('sro');
    runner.type('srov');
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('keeps the old results until the new ones are there (UX 8)', async () => {
    const { runner, answer, state } = setUp();
    runner.submit('one');
    await answer(0, 'ONE');
    runner.type('one more');
    expect(state()).toMatchObject({ status: 'waiting', answer: 'ONE' });
  });

  it('asks nothing twice and nothing empty', async () => {
    const { runner, terms, answer, state } = setUp();
    runner.submit('  rice ');
    await answer(0, 'RICE');
    runner.type('rice');
    runner.type('rice ');
    vi.advanceTimersByTime(2000);
    expect(runner.submit()).toBe(false);
    expect(terms()).toEqual(['rice']);
    runner.type(' ');
    vi.advanceTimersByTime(2000);
    expect(terms()).toEqual(['rice']);
    expect(state()).toEqual({ status: 'idle', answer: null, term: '' });
  });

  it('shows the kept answer again when a change is taken back', async () => {
    const { runner, terms, answer, state } = setUp();
    runner.submit('rice');
    await answer(0, 'RICE');
    runner.type('rices');
    runner.type('rice');
    vi.advanceTimersByTime(2000);
    expect(state()).toMatchObject({ status: 'done', answer: 'RICE' });
    expect(terms()).toEqual(['rice']);
  });

  it('fails silently and can try again (8.006, B.85)', async () => {
    const { runner, terms, answer, state } = setUp();
    runner.submit('rice');
    await answer(0, null);
    expect(state()).toMatchObject({ status: 'failed', term: 'rice' });
    expect(runner.submit('rice')).toBe(true);
    await answer(1, 'RICE');
    expect(state()).toMatchObject({ status: 'done', answer: 'RICE' });
    expect(terms()).toEqual(['rice', 'rice']);
  });

  it('stops for good when the dialog closes', () => {
    const { runner, asked, terms } = setUp();
    runner.submit('one');
    runner.type('two');
    runner.stop();
    vi.advanceTimersByTime(2000);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(terms()).toEqual(['one']);
  });

  it('says that a fault of the program is one, to the operator; that it was given up to nobody', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const fault = new TypeError('AbortSignal.any is not a function');
    const states: SearchState<string>[] = [];
    const runner = createSearchRunner<string>({
      search: async (term, signal) => {
        if (term === 'new') throw fault;
        return new Promise((_, reject) => {
          signal.onabort = () => reject(signal.reason);
        });
      },
      onState: (state) => void states.push(state),
    });
    runner.submit('old');
    runner.submit('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toMatchObject({ status: 'failed', term: 'new' });
    expect(told.mock.calls).toEqual([[fault]]);
    vi.unstubAllGlobals();
  });
});
