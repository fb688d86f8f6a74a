import { expect, it } from 'vitest';
import { ABOUT_AS_MUCH, growth, PART } from '#tests/setup/growth.ts';
import { A_MOMENT, longestTurn } from '#tests/setup/longest-turn.ts';

export const KILO = 1024;
export const MEGA = 1024 * KILO;

/** A parser with the dearest input there is for it, up to its bound. */
export type Parser = [
  what: string,
  bound: number,
  make: (size: number) => unknown,
  run: (input: never) => unknown,
];

export const times = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Whatever is sent to these parsers, up to their bounds, takes time in proportion, and a moment at most. */
export function expectCheap(parsers: readonly Parser[]): void {
  it.each(parsers)(
    '%s: takes about as much longer as there is more of it, up to the bound',
    { timeout: 20_000 },
    async (_what, bound, make, run) => {
      const parts = Array.from({ length: PART }, () => make(bound / PART));
      const ratio = await growth(parts, make(bound), run as (input: unknown) => unknown);
      expect(ratio).toBeLessThan(ABOUT_AS_MUCH);
    },
  );

  it.each(parsers)('%s keeps nobody waiting longer than a moment', async (_what, bound, make, run) => {
    const input = make(bound);
    expect(await longestTurn(() => (run as (input: unknown) => unknown)(input))).toBeLessThan(A_MOMENT);
  });
}

/** While this is done, others are answered. */
export async function expectTurns(run: () => unknown): Promise<void> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await run();
  done = true;
  expect(turns).toBeGreaterThan(10);
}
