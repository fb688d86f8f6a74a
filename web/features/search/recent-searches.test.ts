import { describe, expect, it } from 'vitest';
import { clearSearches, keepSearch, recentSearches } from './recent-searches.ts';

function storage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['phum:searches', first]]);
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
}

describe('recent searches', () => {
  it('are the last five, newest first (UX 13)', () => {
    const device = storage();
    for (const term of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']) keepSearch(term, device);
    expect(recentSearches(device)).toEqual(['f6', 'e5', 'd4', 'c3', 'b2']);
  });

  it('hold a search once, and only its longest form', () => {
    const device = storage();
    for (const term of ['rice', 'water', 'rice', 'rice mill', ' ']) keepSearch(term, device);
    expect(recentSearches(device)).toEqual(['rice mill', 'water']);
  });

  it('can be cleared', () => {
    const device = storage();
    keepSearch('rice', device);
    clearSearches(device);
    expect(recentSearches(device)).toEqual([]);
  });

  it.each(['{', '"text"', '[1, null, ""]', 'null'])('read %s as nothing', (text) => {
    expect(recentSearches(storage(text))).toEqual([]);
  });
});
