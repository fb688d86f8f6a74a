import { expect, it } from 'vitest';
import type { KeepsText } from '#web/lib/device-storage.ts';
import { areRowsCompact, compactRows, setCompactRows } from './compact-rows.ts';

it('rows are as compact as they were chosen on this device', () => {
  const kept = new Map<string, string>();
  const storage = (): KeepsText => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  });
  expect(areRowsCompact(storage)).toBe(false);
  setCompactRows(true, storage);
  expect([areRowsCompact(storage), compactRows.get()]).toEqual([true, true]);
  setCompactRows(false, storage);
  expect([areRowsCompact(storage), compactRows.get()]).toEqual([false, false]);
});
