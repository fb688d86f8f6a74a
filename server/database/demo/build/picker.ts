import { hash, randomFrom } from '#shared/krama/seed.ts';

/** Choices that look random and are always the same for the same seed. */
export interface Picker {
  /** A whole number, both bounds included. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Different entries of a list, in its order; all of them when it is shorter. */
  some<T>(list: readonly T[], count: number): T[];
  /** True that often: 0 never, 1 always. */
  chance(share: number): boolean;
}

export function createPicker(seed: string): Picker {
  const next = randomFrom(hash(seed));
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[between(0, list.length - 1)]!;
    },
    some: (list, count) => {
      const left = list.map((_, index) => index);
      while (left.length > count) left.splice(between(0, left.length - 1), 1);
      return left.map((index) => list[index]!);
    },
    chance: (share) => next() < share,
  };
}
