import { expect, it, vi } from 'vitest';
import type { KeepsText } from '#web/lib/device-storage.ts';
import { keepTyped, readTyped } from './kept-words.ts';

function device() {
  const kept = new Map<string, string>();
  const storage: KeepsText = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage: () => storage };
}

it('gives back what was typed on that page, to whoever typed it', () => {
  const { storage } = device();
  keepTyped('sokha', '/correct', { fact: 'ឆ្នាំ 2015' }, storage);
  expect(readTyped('sokha', '/correct', storage)).toEqual({ fact: 'ឆ្នាំ 2015' });
  expect(readTyped(undefined, '/correct', storage)).toEqual({});
  expect(readTyped('sokha', '/report', storage)).toEqual({});
});

it('keeps nothing of a form that was emptied or taken', () => {
  const { kept, storage } = device();
  keepTyped(undefined, '/correct', { fact: 'x' }, storage);
  keepTyped(undefined, '/correct', {}, storage);
  expect(kept.size).toBe(0);
});

it('gives nothing back a week later, nor of what it cannot read', () => {
  const { kept, storage } = device();
  keepTyped(undefined, '/correct', { fact: 'x' }, storage);
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 });
  expect(readTyped(undefined, '/correct', storage)).toEqual({});
  vi.useRealTimers();
  for (const text of ['', '{', 'null', '[]', '{"at":9e15,"values":{"a":1}}']) {
    for (const key of kept.keys()) kept.set(key, text);
    expect(readTyped(undefined, '/correct', storage), text).toEqual({});
  }
});
