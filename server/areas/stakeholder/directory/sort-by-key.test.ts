import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByKey } from './sort-by-key.ts';

const key = fc.oneof(
  fc.nat(3),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  fc.double({ min: 0, max: 2e9, noNaN: true }),
);

it.each([
  ['few', 0, 200, 100],
  ['many', 2_000, 2_500, 15],
])('sorts %s by a key of each as the engine does, and stably', (_how, minLength, maxLength, numRuns) => {
  const lists = fc.array(key, { minLength, maxLength, size: 'max' });
  fc.assert(
    fc.property(lists, (all) => {
      // Below 0 there are none, and -0 is one of them.
      const keys = Float64Array.from(all, (one) => one + 0);
      const numbers = Uint32Array.from(all.keys()).reverse();
      const expected = Array.from(numbers).sort((a, b) => keys[a]! - keys[b]!);
      sortByKey(numbers, keys);
      expect(Array.from(numbers)).toEqual(expected);
    }),
    { numRuns },
  );
});

it('leaves out what is not asked for', () => {
  const numbers = Uint32Array.of(4, 1, 3);
  sortByKey(numbers, Float64Array.of(0, 9, 0, 7, 8));
  expect(Array.from(numbers)).toEqual([3, 4, 1]);
});
