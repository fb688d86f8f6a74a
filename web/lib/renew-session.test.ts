import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Renewal, renewSession } from './renew-session.ts';

/** Locks and storage as tabs of one browser share them. */
function tabs() {
  const kept = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        last = last.then(work, work);
        return last;
      },
    },
  });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

beforeEach(tabs);
afterEach(() => void vi.unstubAllGlobals());

/** The same module as another tab has it. */
async function otherTab() {
  vi.resetModules();
  return (await import('./renew-session.ts')).renewSession;
}

describe('renewing a session (B.58)', () => {
  it('is done by one tab for all', async () => {
    const ask = vi.fn(async (): Promise<Renewal> => 'renewed');
    const other = await otherTab();
    const left = Date.now() - 1;
    expect(await Promise.all([renewSession(left, ask), other(left, ask), renewSession(left, ask)])).toEqual([
      'renewed',
      'renewed',
      'renewed',
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is done again for a call that left after the last time', async () => {
    const ask = vi.fn(async (): Promise<Renewal> => 'renewed');
    await renewSession(Date.now() - 1, ask);
    await renewSession(Date.now() + 1, ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not taken for done when it failed', async () => {
    const ask = vi.fn(async (): Promise<Renewal> => 'over');
    const left = Date.now() - 1;
    expect(await renewSession(left, ask)).toBe('over');
    expect(await renewSession(left, ask)).toBe('over');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
