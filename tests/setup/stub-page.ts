import { vi } from 'vitest';

/** What `web/lib` asks of a page, where there is none: its language, one text of a button, its address, and what its device keeps. */
export function stubPage(location: object): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', {
    documentElement: { lang: 'en', hasAttribute: () => false },
    querySelector: () => null,
    getElementById: () => ({ textContent: '{"common":{"action":{"try_again":"Try again"}}}' }),
  });
  vi.stubGlobal('window', {
    location,
    addEventListener: () => {},
    removeEventListener: () => {},
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}
