import { expect, it } from 'vitest';
import { isRefused, type KeepsText, keep, readKept } from './device-storage.ts';

/** A device with room for so many letters. */
function device(room: number): () => KeepsText {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
}

it('says that a text could not be kept, and no longer when the next one can', () => {
  const small = device(5);
  keep(small, 'draft', 'rice');
  expect(isRefused()).toBe(false);
  keep(small, 'draft', 'rice and fish');
  expect([isRefused(), readKept(small, 'draft')]).toEqual([true, 'rice']);
  keep(small, 'draft', null);
  expect([isRefused(), readKept(small, 'draft')]).toEqual([false, null]);
});
