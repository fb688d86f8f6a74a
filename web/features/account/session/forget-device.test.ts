import { describe, expect, it } from 'vitest';
import { forgetIn } from './forget-device.ts';

function device(kept: Record<string, string>) {
  const map = new Map(Object.entries(kept));
  const storage = {
    get length() {
      return map.size;
    },
    key: (i: number) => [...map.keys()][i] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
  return { map, storage: () => storage };
}

describe('what a device forgets at logout', () => {
  it('is what a person typed, looked for and saw; language and keys stay', () => {
    const { map, storage } = device({
      'phum:listing:startup': '{}',
      'phum:searches': '[]',
      'phum:return-to': '/event',
      'phum:slash-key': 'off',
      'phum:desk-keys': 'off',
      language: 'km',
      foreign: 'x',
    });
    forgetIn(storage);
    expect([...map.keys()]).toEqual(['phum:slash-key', 'phum:desk-keys', 'language', 'foreign']);
  });

  it('is nothing where the browser forbids storage', () => {
    expect(() =>
      forgetIn(() => {
        throw new Error('SecurityError');
      }),
    ).not.toThrow();
  });
});
