import { howLong } from '#tests/setup/how-long.ts';

/** The same inputs at every run; FUZZ_SEED tries others, FUZZ_RUNS more of them. A failure prints its seed too. */
export const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const RUNS = Number(process.env.FUZZ_RUNS ?? howLong({ long: 10_000, short: 4_000 }));

/** How the inputs are shared out: most go to the calls, some to the pages, some past both through the bare line. */
const SHARES = { calls: 0.84, pages: 0.1, lines: 0.06 } as const;

/** How many inputs this part of the tests gets; says so, with the seed that brings the same ones again. */
export function runsFor(part: keyof typeof SHARES): number {
  const runs = Math.ceil(RUNS * SHARES[part]);
  console.log(`FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS}: ${runs} bad inputs for the ${part}`);
  return runs;
}
