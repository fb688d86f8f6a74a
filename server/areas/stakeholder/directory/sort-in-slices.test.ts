import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';

describe('sorting in slices', () => {
  it('sorts as the engine does, and stably', async () => {
    const sizes = fc.constantFrom(0, 1, 1023, 1024, 1025, 2048, 5000, 9999);
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 5_000 }), async (size, modulus) => {
        const items = Uint32Array.from({ length: size }, (_, n) => (n * 7919) % 10_007);
        const byRest = (a: number, b: number) => (a % modulus) - (b % modulus);
        const expected = Array.from(items).sort(byRest);
        await sortInSlices(items, byRest);
        expect(Array.from(items)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
