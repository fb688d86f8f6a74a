import { describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { password, passwordConfirmation, username } from './account.ts';

describe('username (5.011, C.2)', () => {
  it('has 4 to 20 letters (9.016)', () => {
    for (const length of [4, 20]) expect(username('a'.repeat(length))).toBeNull();
    for (const length of [3, 21]) expect(username('a'.repeat(length))).not.toBeNull();
  });
  it.each(['sok1', 'Sok.Dara', 'a-b_c.d', '1234a', 'a'.repeat(20), ''])('accepts %j', (value) => {
    expect(username(value)).toBeNull();
  });
  it.each([
    ['too short', 'abc'],
    ['too long', 'a'.repeat(21)],
    ['no letter', '1234'],
    ['no letter but separators', '12-34'],
    ['two separators together', 'sok..dara'],
    ['separator first', '.sok1'],
    ['separator last', 'sok1_'],
    ['space', 'sok dara'],
    ['Khmer', 'សុខដារ៉ា'],
    ['accent', 'josé'],
    ['line end', 'sokd\n'],
  ])('refuses %s', (_why, value) => {
    expect(username(value)).toEqual({ key: 'username', params: { min: 4, max: 20 } });
  });
  it('answers at once to a long hostile value', () => {
    expect(username(`${'a-'.repeat(50_000)}!`)).not.toBeNull();
  });
});

describe('password (5.015, C.1)', () => {
  it('has at least 8 letters (9.017)', () => {
    expect(password('Abcdef1')).not.toBeNull();
    expect(password('Abcdefg1')).toBeNull();
  });
  it('is refused with what it must hold, in both languages (5.016)', () => {
    const said = (language: Language) => translatorFor(language)('rules:password', { n: 8 });
    expect(said('en')).toMatch(/8 .*upper case.*lower case.*digit/);
    expect(said('km')).toMatch(/អក្សរធំ[\s\S]*អក្សរតូច[\s\S]*លេខ/);
  });
  it.each(['Abcdefg1', 'ភាសាខ្មែរAa១', 'Aa1 with spaces', '', 'Ünïcodé1'])(
    'accepts %j without a symbol',
    (value) => {
      expect(password(value)).toBeNull();
    },
  );
  it.each([
    ['seven characters', 'Abcdef1'],
    ['no digit', 'Abcdefgh'],
    ['no upper case', 'abcdefg1'],
    ['no lower case', 'ABCDEFG1'],
    ['seven characters, two code units each', '😀😀😀😀Aa1'],
  ])('refuses %s', (_why, value) => {
    expect(password(value)).toEqual({ key: 'password', params: { n: 8 } });
  });
  it('refuses one that would be costly to hash', () => {
    expect(password(`Aa1${'x'.repeat(126)}`)).toEqual({ key: 'max_length', params: { n: 128 } });
    expect(password(`Aa1${'x'.repeat(125)}`)).toBeNull();
  });
  it('wants the same once more (5.017)', () => {
    expect(passwordConfirmation('Abcdefg1')('Abcdefg1')).toBeNull();
    expect(passwordConfirmation('Abcdefg1')('abcdefg1')).toEqual({ key: 'password_confirmation' });
  });
});
