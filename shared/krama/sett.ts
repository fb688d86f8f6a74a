import { ACCENT, DEEP, type DyeIndex, GROUND, MAIN } from './patterns.ts';

/** A stripe of a sett: its dye and its number of threads. */
export type Stripe = readonly [dye: DyeIndex, threads: number];

/** A stripe laid out on the pattern: dye, first thread, number of threads. */
export type Band = readonly [dye: DyeIndex, from: number, threads: number];

/** The possible scales, in threads. */
export const SCALES = [8, 10, 12, 16, 20] as const;

/** Half sequences; `mirror` turns each into a palindrome. */
export const SETTS: readonly ((scale: number) => readonly Stripe[])[] = [
  // gingham
  (s) => [
    [MAIN, s],
    [GROUND, s],
  ],
  // small gingham
  (s) => [
    [MAIN, s / 2],
    [GROUND, s / 2],
  ],
  // framed check
  (s) => [
    [GROUND, s],
    [MAIN, 2],
    [GROUND, 2],
    [MAIN, 2],
    [GROUND, s],
    [MAIN, s],
  ],
  // graduated
  (s) => [
    [MAIN, 2],
    [GROUND, 2],
    [MAIN, 4],
    [GROUND, 4],
    [MAIN, s],
    [GROUND, s],
  ],
  // tram line
  (s) => [
    [MAIN, s],
    [GROUND, 2],
    [ACCENT, 2],
    [GROUND, 2],
    [MAIN, s],
    [GROUND, s],
  ],
  // three-colour
  (s) => [
    [DEEP, s],
    [GROUND, s / 2],
    [MAIN, 2],
    [GROUND, s / 2],
    [DEEP, 2],
    [GROUND, s / 2],
  ],
];

/** The end of the scarf. `scale` is half the scale of the pattern, at least 4. */
export function scarfEnd(scale: number): readonly Stripe[] {
  return [
    [DEEP, scale],
    [ACCENT, 2],
    [DEEP, 2],
    [ACCENT, 4],
    [DEEP, 2],
    [ACCENT, 2],
    [DEEP, scale * 2],
  ];
}

/** A palindrome that does not repeat its two end stripes. */
export function mirror(half: readonly Stripe[]): readonly Stripe[] {
  return [...half, ...half.slice(1, -1).reverse()];
}

/** The number of threads in one repeat. */
export function threadsOf(sett: readonly Stripe[]): number {
  return sett.reduce((sum, [, threads]) => sum + threads, 0);
}

/** Repeats a sett from a phase until `length` threads are covered. */
export function lay(sett: readonly Stripe[], phase: number, length: number): Band[] {
  const bands: Band[] = [];
  let at = -(phase % threadsOf(sett));
  for (let i = 0; at < length; i += 1) {
    const [dye, threads] = sett[i % sett.length] as Stripe;
    const from = Math.max(0, at);
    const to = Math.min(length, at + threads);
    if (to > from) bands.push([dye, from, to - from]);
    at += threads;
  }
  return bands;
}
