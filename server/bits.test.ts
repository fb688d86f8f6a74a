import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearBit,
  countCommon,
  growBits,
  hasBit,
  intersect,
  makeBits,
  membersOf,
  setBit,
  toSparse,
  unite,
} from './bits.ts';

const members = fc.uniqueArray(fc.integer({ min: 0, max: 319 }));
const sorted = (set: Iterable<number>) => [...set].sort((a, b) => a - b);
const toBits = (numbers: readonly number[]) => {
  const bits = makeBits(10);
  for (const number of numbers) setBit(bits, number);
  return bits;
};

describe('bit sets', () => {
  it('behave as sets do', () => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const [one, other] = [new Set(a), new Set(b)];
        const both = toBits(a);
        intersect(both, toBits(b));
        expect(Array.from(membersOf(toSparse(both)))).toEqual(sorted(one.intersection(other)));
        const either = toBits(a);
        unite(either, toBits(b));
        expect(Array.from(membersOf(toSparse(either)))).toEqual(sorted(one.union(other)));
        expect(countCommon(toSparse(toBits(a)), toBits(b))).toBe(one.intersection(other).size);
        const rest = growBits(toBits(a), 12);
        for (const number of b) clearBit(rest, number);
        expect(toSparse(rest).size).toBe(one.difference(other).size);
        for (const number of a) expect(hasBit(rest, number)).toBe(!other.has(number));
      }),
    );
  });
});
