import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';

describe('sorting in slices', () => {
  it('sorts as the engine does, and stably', async () => {
    const sizes = fc.constantFrom(0, 1, 15, 16, 17, 33, 1023, 1024, 1025, 2048, 5000, 9999);
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 5_000 }), async (size, modulus) => {
        const items = Uint32Array.from({ length: size }, (_, n) => (n * 7919) % 10_007);
        const byRest = (a: number, b: number) => (a % modulus) - (b % modulus);
        const expected = Array.from(items).sort(byRest);
        await sortInSlices(items, byRest);
        expect(Array.from(items)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('compares each item about once where they are nearly sorted', async () => {
    const size = 50_000;
    const items = Uint32Array.from({ length: size }, (_, n) => (n % 500 === 0 && n > 0 ? n - 3 : n));
    let compared = 0;
    await sortInSlices(items, (a, b) => {
      compared += 1;
      return a - b;
    });
    expect(items.every((item, at) => at === 0 || items[at - 1]! <= item)).toBe(true);
    expect(compared).toBeLessThan(1.2 * size);
  });
});
