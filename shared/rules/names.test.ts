import { describe, expect, it } from 'vitest';
import { khmerName, khmerText, latinName, optionalLatinName } from './names.ts';

const refused = { key: 'khmer_name' };

describe('Khmer name (5.013, B.62)', () => {
  it.each(['សុខ ដារ៉ា', 'សុខ\u200Bដារ៉ា', '\u200Bសុខ', 'ស្រីៗ', 'ព្រះសីហនុ', ''])('accepts %j', (value) => {
    expect(khmerName(value)).toBeNull();
  });
  it.each([
    ['Latin letters', 'Sok'],
    ['both scripts', 'Slek សម្ភារៈ'],
    ['Khmer digits', 'សុខ១'],
    ['digits', 'សុខ1'],
    ['lunar digits', 'សុខ៰'],
    ['punctuation alone', '។'],
    ['a mark without a letter', '\u17D2'],
    ['Thai', 'สุข'],
  ])('refuses %s', (_why, value) => {
    expect(khmerName(value)).toEqual(refused);
  });
});

describe('Khmer text', () => {
  it.each(['ក្រុមហ៊ុន 24 ម៉ោង', 'ផ្ទះលេខ ១២, ផ្លូវ 271', 'អ្នកលក់ «ល្អ» ៖ ១០០%', ''])('accepts %j (5.028)', (value) => {
    expect(khmerText(value)).toBeNull();
  });
  it.each(['Only English', 'ក្រុមហ៊ុន ABC', '2026', 'ไทย'])('refuses %j', (value) => {
    expect(khmerText(value)).toEqual(refused);
  });
});

describe('Latin name (5.014, B.62)', () => {
  it.each(['Sok', 'Sok Dara', "O'Neill", 'D’Souza', 'Anne-Marie', 'José', ' Sok  Dara ', "D' Souza"])(
    'accepts %j',
    (value) => expect(latinName(value)).toBeNull(),
  );
  it.each(['Sok1', 'Sok_Dara', 'សុខ', '-Sok', 'Sok-', 'Sok--Dara', "'", 'Сок', 'Sok, Dara', 'a@b'])(
    'refuses %j',
    (value) => expect(latinName(value)).toEqual({ key: 'latin_name' }),
  );
  it('is required, unless the optional form is taken', () => {
    expect(latinName(' ')).toEqual({ key: 'required' });
    expect(optionalLatinName(' ')).toBeNull();
    expect(optionalLatinName('Sok1')).toEqual({ key: 'latin_name' });
  });
  it('reads letters with loose accents', () => {
    expect(latinName('Jose\u0301')).toBeNull();
  });
  it('answers at once to a long hostile value', () => {
    expect(latinName(`${"a' ".repeat(50_000)}1`)).not.toBeNull();
  });
});
