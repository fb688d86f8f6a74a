/** Below this a measurement is mostly the clock's own, and far above it never without another program in between. */
const LEAST_MS = 0.5;
const FEWEST = 5;
const MOST = 200;
/** Twice as much takes about twice as long; what takes the square of it takes four times. */
export const ABOUT_TWICE = 3;

/**
 * How many times longer the whole input takes than its half, each at its best of several runs in turn: what else the
 * machine does makes a run longer and none shorter, so the best ones come as near to the truth as one has patience. The half is taken
 * twice as often: the longer of two runs would be interrupted more.
 */
export async function growth<T>(half: T, whole: T, run: (input: T) => unknown): Promise<number> {
  const times = await timesNeeded(half, run);
  const best = { half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  for (let n = 0; n < FEWEST || (n < MOST && (2 * best.whole) / best.half > ABOUT_TWICE - 0.5); n += 1) {
    best.half = Math.min(best.half, await timeOf(half, run, 2 * times));
    best.whole = Math.min(best.whole, await timeOf(whole, run, times));
  }
  return (2 * best.whole) / best.half;
}

async function timesNeeded<T>(input: T, run: (input: T) => unknown): Promise<number> {
  for (let times = 1; ; times *= 4) {
    const took = await timeOf(input, run, times);
    if (took >= LEAST_MS || times > 4_000) return times;
  }
}

/** By the clock: the time on a core is told no finer than a few of these runs take. */
async function timeOf<T>(input: T, run: (input: T) => unknown, times: number): Promise<number> {
  const before = performance.now();
  for (let n = 0; n < times; n += 1) {
    try {
      await run(input);
    } catch {
      // A refusal takes its time too.
    }
  }
  return performance.now() - before;
}
