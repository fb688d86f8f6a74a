import { describe, expect, it } from 'vitest';
import { forgetIn, hasTyped } from './forget-device.ts';

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

  it('is said beforehand where something typed stands nowhere else', () => {
    const typed = (kept: Record<string, string>) => hasTyped(device(kept).storage);
    for (const name of ['listing:profile-1-basic', 'record:program:new', 'desk:1:2', 'draft:me:1', 'bio'])
      expect(typed({ [`phum:${name}`]: '{"name":"Slek"}' }), name).toBe(true);
    expect(typed({ 'phum:inbox-queue:me': '[{"body":"Hello"}]' })).toBe(true);
    expect(typed({ 'phum:inbox-queue:me': '[]', 'phum:searches': '["loan"]', 'phum:desk-keys': 'off' })).toBe(
      false,
    );
    expect(
      hasTyped(() => {
        throw new Error('SecurityError');
      }),
    ).toBe(false);
  });

  it('is nothing where the browser forbids storage', () => {
    expect(() =>
      forgetIn(() => {
        throw new Error('SecurityError');
      }),
    ).not.toThrow();
  });
});
