import { describe, expect, it } from 'vitest';
import type { KeepsText } from '#web/lib/device-storage.ts';
import { areKeysOn, type DeskPress, deskKeyOf, setKeys, stepTo } from './desk-keys.ts';

const press = (key: string, more: Partial<DeskPress> = {}): DeskPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('single keys of the desk (B.20)', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['x', 'select'],
    ['a', 'approve'],
    ['r', 'return'],
    ['u', 'undo'],
    ['t', 'take'],
    ['g', 'give'],
    ['/', 'search'],
    ['?', 'help'],
  ])('%s means %s', (key, meaning) => {
    expect(deskKeyOf(press(key, { shiftKey: key === '?' }), false, true)).toBe(meaning);
  });

  it('goes by the place of the key where it writes Khmer', () => {
    expect(deskKeyOf(press('្', { code: 'KeyJ' }), false, true)).toBe('next');
    expect(deskKeyOf(press('រ', { code: 'KeyR' }), false, true)).toBe('return');
    expect(deskKeyOf(press('ុ', { code: 'KeyU' }), false, true)).toBe('undo');
    expect(deskKeyOf(press('ត', { code: 'KeyT' }), false, true)).toBe('take');
    expect(deskKeyOf(press('ថ', { code: 'KeyG' }), false, true)).toBe('give');
    expect(deskKeyOf(press('៊', { code: 'Slash' }), false, true)).toBe('search');
    expect(deskKeyOf(press('។', { code: 'Slash', shiftKey: true }), false, true)).toBe('help');
  });

  it('goes by the letter where the letters lie elsewhere', () => {
    expect(deskKeyOf(press('a', { code: 'KeyQ' }), false, true)).toBe('approve');
    expect(deskKeyOf(press('q', { code: 'KeyA' }), false, true)).toBeNull();
  });

  it('leaves alone what is typed, held with another key, composed, or switched off', () => {
    expect(deskKeyOf(press('a'), true, true)).toBeNull();
    expect(deskKeyOf(press('a'), false, false)).toBeNull();
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
      expect(deskKeyOf(press('a', held), false, true)).toBeNull();
    expect(deskKeyOf(press('a', { isComposing: true }), false, true)).toBeNull();
    expect(deskKeyOf(press('a', { defaultPrevented: true }), false, true)).toBeNull();
    expect(deskKeyOf(press('Enter', { code: 'Enter' }), false, true)).toBeNull();
  });

  it('stays switched off on this device until it is switched on again', () => {
    const kept = new Map<string, string>();
    const storage = (): KeepsText => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    });
    expect(areKeysOn(storage)).toBe(true);
    setKeys(false, storage);
    expect(areKeysOn(storage)).toBe(false);
    setKeys(true, storage);
    expect(areKeysOn(storage)).toBe(true);
  });

  it('steps through a list and holds at its ends', () => {
    expect(stepTo(-1, 3, 1)).toBe(0);
    expect(stepTo(-1, 3, -1)).toBe(2);
    expect(stepTo(2, 3, 1)).toBe(2);
    expect(stepTo(0, 3, -1)).toBe(0);
    expect(stepTo(0, 0, 1)).toBe(-1);
  });
});
