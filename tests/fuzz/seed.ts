/** The same inputs at every run; FUZZ_SEED tries others, FUZZ_RUNS more of them. A failure prints both. */
export const SEED = Number(process.env.FUZZ_SEED ?? 2026);
export const RUNS = Number(process.env.FUZZ_RUNS ?? 10_000);
