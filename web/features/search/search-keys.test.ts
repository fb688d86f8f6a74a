import { describe, expect, it } from 'vitest';
import { asksForSearch, isSlashOn, setSlash } from './search-keys.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('the keys of the search', () => {
  it('are Ctrl or Cmd with K anywhere (UX 10)', () => {
    expect(asksForSearch(press('k', { ctrlKey: true }), true, true)).toBe(true);
    expect(asksForSearch(press('K', { metaKey: true }), false, false)).toBe(true);
    expect(asksForSearch(press('k'), false, true)).toBe(false);
  });

  it('include / outside of fields (UX 10)', () => {
    expect(asksForSearch(press('/'), false, true)).toBe(true);
    expect(asksForSearch(press('/'), true, true)).toBe(false);
  });

  it('lose / when it is switched off (UX 10)', () => {
    const kept = new Map<string, string>();
    const device = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    expect(isSlashOn(device)).toBe(true);
    setSlash(false, device);
    expect(asksForSearch(press('/'), false, isSlashOn(device))).toBe(false);
    setSlash(true, device);
    expect(isSlashOn(device)).toBe(true);
  });

  it('do nothing while composing, with Alt, or when something else took them', () => {
    for (const more of [{ isComposing: true }, { altKey: true }, { defaultPrevented: true }])
      expect(asksForSearch(press('/', more), false, true)).toBe(false);
  });
});
