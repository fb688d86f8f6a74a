import { describe, expect, it } from 'vitest';
import type { KeepsText } from '#web/lib/device-storage.ts';
import { keepTyped, keptTyped } from './kept-texts.ts';

function tab() {
  const kept = new Map<string, string>();
  const storage: KeepsText = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage: () => storage };
}

describe('text typed at the desk is never lost (B.20)', () => {
  it('comes back for the same round of the same request only', () => {
    const { storage } = tab();
    keepTyped('a', 1, { reason: 'ព្រោះ' }, storage);
    expect(keptTyped('a', 1, storage)).toEqual({ reason: 'ព្រោះ' });
    expect(keptTyped('a', 2, storage)).toEqual({});
    expect(keptTyped('b', 1, storage)).toEqual({});
  });

  it('is forgotten when the fields are emptied', () => {
    const { kept, storage } = tab();
    keepTyped('a', 1, { reason: 'x' }, storage);
    keepTyped('a', 1, {}, storage);
    expect(kept.size).toBe(0);
  });

  it.each(['not json', '[1]', 'null', '{"reason":1}'])(
    'survives what somebody else left there: %s',
    (text) => {
      const { kept, storage } = tab();
      kept.set('phum:desk:a:1', text);
      expect(keptTyped('a', 1, storage)).toEqual({});
    },
  );
});
