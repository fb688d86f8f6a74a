import { describe, expect, it } from 'vitest';
import { LEAST_GROUP, suppress } from './suppress.ts';

/** What a reader of a chart gets: the sum, which is public, and each group, null where it is held back. */
function told(counts: readonly number[]) {
  const hidden = suppress(counts);
  return {
    sum: counts.reduce((all, one) => all + one, 0),
    groups: counts.map((count, index) => (hidden[index] ? null : count)),
  };
}

/** All ways to fill some groups with 0 to `most` records. */
function* fillings(groups: number, most: number): Generator<number[]> {
  if (groups === 0) return yield [];
  for (const rest of fillings(groups - 1, most))
    for (let count = 0; count <= most; count += 1) yield [...rest, count];
}

describe('groups under five (B.17)', () => {
  it('are never told', () => {
    const isSmall = (count: number | null) => count !== null && count > 0 && count < LEAST_GROUP;
    // Gathered, because asking of each of fifty thousand numbers takes seconds on a busy machine.
    const wrong = [...fillings(4, 9)].filter((counts) => {
      return told(counts).groups.some(isSmall);
    });
    expect(wrong).toEqual([]);
  });

  // A reader who knows the rule tries every filling that gives what is told: a group that is the same in all of them
  // would be worked out.
  it.each([
    [2, 24],
    [3, 20],
    [4, 16],
    [5, 9],
  ])('cannot be worked out from the sum and the other groups: %i groups of up to %i', (groups, most) => {
    const seen = new Map<string, Set<number>[]>();
    for (const counts of fillings(groups, most)) {
      const sum = counts.reduce((all, one) => all + one, 0);
      // Beyond, fillings that would give the same are not tried.
      if (sum > most) continue;
      const answer = told(counts);
      const key = JSON.stringify(answer);
      const values = seen.get(key) ?? answer.groups.map(() => new Set<number>());
      for (const [index, count] of counts.entries()) values[index]!.add(count);
      seen.set(key, values);
    }
    for (const [key, values] of seen) {
      const { groups: shown } = JSON.parse(key) as ReturnType<typeof told>;
      for (const [index, count] of shown.entries())
        if (count === null) expect(values[index]!.size, `${key} tells group ${index}`).toBeGreaterThan(1);
    }
  });

  it('keeps everything where nothing is small, and tells empty groups', () => {
    expect(suppress([12, 0, 5])).toEqual([false, false, false]);
    expect(suppress([0, 0])).toEqual([false, false]);
  });

  it('holds back the next larger with a single small one', () => {
    expect(suppress([3, 40, 8, 0])).toEqual([true, false, true, false]);
  });

  it('holds back empty groups too where the small ones are all there is', () => {
    expect(suppress([2, 1, 0])).toEqual([true, true, true]);
    expect(suppress([1, 1, 1, 1, 1, 0])).not.toContain(false);
  });
});
