import { describe, expect, it } from 'vitest';
import { all, firstProblem, isBlank } from './rule.ts';
import { confirmed, digits, maxLength, minLength, numberRange, required, returnMessage } from './text.ts';

describe('required (5.002)', () => {
  it.each(['', ' ', '\n\t', '\u200B', '\u00A0\u200D\uFEFF'])('refuses %j', (value) => {
    expect(required(value)).toEqual({ key: 'required' });
  });
  it.each(['a', ' ក ', '0', '.'])('accepts %j', (value) => {
    expect(required(value)).toBeNull();
  });
});

describe('lengths in grapheme clusters (5.022, B.61)', () => {
  it('counts a Khmer cluster as one', () => {
    expect(maxLength(3)('ភ្នំពេញ')).toBeNull();
    expect(maxLength(2)('ភ្នំពេញ')).toEqual({ key: 'max_length', params: { n: 2 } });
    expect(minLength(4)('ភ្នំពេញ')).toEqual({ key: 'min_length', params: { n: 4 } });
    expect(minLength(3)('ភ្នំពេញ')).toBeNull();
  });
  it('counts a family emoji as one and leaves spaces around out', () => {
    expect(maxLength(1)('👨‍👩‍👧')).toBeNull();
    expect(maxLength(2)('  ab  ')).toBeNull();
    expect(minLength(3)('  ab  ')).toEqual({ key: 'min_length', params: { n: 3 } });
  });
  it('leaves an empty value to `required`', () => {
    expect(minLength(3)('')).toBeNull();
  });
});

describe('digits (5.018)', () => {
  it.each(['', '0', '0123', '១២៣', ' 42 '])('accepts %j', (value) => expect(digits(value)).toBeNull());
  it.each(['1.5', '-1', '1,000', 'a', '１２', '1 2'])('refuses %j', (value) => {
    expect(digits(value)).toEqual({ key: 'digits' });
  });
});

describe('numberRange', () => {
  const rule = numberRange(1, 1000);
  it.each(['', '1', '1000', '1,000', '១០'])('accepts %j', (value) => expect(rule(value)).toBeNull());
  it.each(['0', '1001', '99999999999999999999'])('refuses %j with the bounds', (value) => {
    expect(rule(value)).toEqual({ key: 'number_range', params: { min: 1, max: 1000 } });
  });
  it('says of a word that it is no number', () => expect(rule('ten')).toEqual({ key: 'digits' }));
});

describe('confirmed (5.023) and the return message (5.029)', () => {
  it('compares exactly', () => {
    expect(confirmed('a')('a')).toBeNull();
    expect(confirmed('a')('A')).toEqual({ key: 'confirmed' });
    expect(confirmed('a')('')).toEqual({ key: 'confirmed' });
  });
  it('wants words, not invisible characters', () => {
    expect(returnMessage('\u200B ')).toEqual({ key: 'return_message' });
    expect(returnMessage('Please add page 2.')).toBeNull();
  });
});

describe('rules together', () => {
  it('gives the first problem only', () => {
    expect(all(required, digits, maxLength(2))('abc')).toEqual({ key: 'digits' });
    expect(firstProblem('', [digits, required])).toEqual({ key: 'required' });
    expect(firstProblem('12', [required, digits, maxLength(2)])).toBeNull();
  });
  it('sees through invisible characters', () => {
    expect(isBlank('\u2060\u00AD')).toBe(true);
    expect(isBlank('\u17D2')).toBe(false);
  });
});
