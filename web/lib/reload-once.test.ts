import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowReload, loadPart, reloadOnce } from './reload-once.ts';

function storage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
}

describe('a page that reloads itself', () => {
  it('does so once for a dead session (8.002, C.10)', () => {
    const tab = storage();
    const reload = vi.fn();
    expect(reloadOnce('session', reload, tab)).toBe(true);
    expect(reloadOnce('session', reload, tab)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may do so again once things worked (C.10)', () => {
    const tab = storage();
    const reload = vi.fn();
    reloadOnce('session', reload, tab);
    allowReload('session', tab);
    expect(reloadOnce('session', reload, tab)).toBe(true);
  });

  it('keeps a lost file apart from a dead session (8.016)', () => {
    const tab = storage();
    const reload = vi.fn();
    reloadOnce('session', reload, tab);
    expect(reloadOnce('chunk', reload, tab)).toBe(true);
  });

  it('does not do so at all where nothing can be remembered (C.10)', () => {
    const reload = vi.fn();
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(reloadOnce('chunk', reload, forbidden)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part of the build', () => {
  const reload = vi.fn();
  const asked = vi.fn(async (_file: string, _init: RequestInit) => new Response(null, { status: 404 }));
  const lost = () =>
    new TypeError('Failed to fetch dynamically imported module: https://phum.example/assets/a.js');
  beforeEach(() => {
    vi.useFakeTimers();
    const tab = storage()();
    vi.stubGlobal('window', { sessionStorage: tab, location: { reload } });
    vi.stubGlobal('fetch', asked);
    vi.stubEnv('SSR', false);
    reload.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('that the line lost twice comes at the third try, and the page stays as it is', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockResolvedValue('part');
    const part = loadPart(load);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await part).toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that does not come is said where it was wanted: the page is not loaded anew for a line that is lost', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = loadPart(vi.fn().mockRejectedValue(lost())).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await part).toContain('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });

  it('of an older release that is gone loads the page anew, once (8.016)', async () => {
    void loadPart(vi.fn().mockRejectedValue(lost()));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
    const second = loadPart(vi.fn().mockRejectedValue(lost())).catch(() => 'said');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await second).toBe('said');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
