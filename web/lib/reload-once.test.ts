import { describe, expect, it, vi } from 'vitest';
import { allowReload, reloadOnce } from './reload-once.ts';

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
