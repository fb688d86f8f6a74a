import { describe, expect, it } from 'vitest';
import { holds, placeOf, readCondition } from './condition.ts';

const words = ['bank', 'bankers', 'lab', 'north'];

describe('a condition', () => {
  it.each([
    ['bank', true],
    ['ban', false],
    ['ban:*', true],
    ['bankz:*', false],
    ['bank & lab', true],
    ['bank & labs', false],
    ['labs | north', true],
    ['bank & (labs | nor:*)', true],
    ['zoo & bank | lab & north', true],
    ['(zoo | lab) & (bank & (zoo | xyz) | northern)', false],
    ['zzz:*', false],
  ])('%s: %s', (text, expected) => {
    expect(holds(words, readCondition(text))).toBe(expected);
  });

  it.each(['', '&', 'a &', '(a', 'a b', '| a', 'a)'])('%j is none', (text) => {
    expect(() => readCondition(text)).toThrow(SyntaxError);
  });

  it('finds the place of a word in the middle and at both ends', () => {
    expect(['a', 'bank', 'banka', 'north', 'z'].map((word) => placeOf(words, word))).toEqual([0, 0, 1, 3, 4]);
  });
});
