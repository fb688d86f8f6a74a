/** Below this a measurement is mostly the clock's own, and far above it never without another program in between. */
const LEAST_MS = 0.5;
const FEWEST = 5;
const MOST = 200;
/** What is not in bounds by then will not be: a busy machine makes a round long. */
const PATIENCE_MS = 4_000;
/** How many times less is in the part that the whole is compared with. */
export const PART = 4;
/**
 * Four times as much takes about four times as long, and up to seven where a buffer no longer fits into a processor's cache;
 * what takes the square of it takes sixteen times.
 */
export const ABOUT_AS_MUCH = 9;
const SURELY = 7;

/** A whole measurement that is out of bounds is made anew, so often at most. */
const ATTEMPTS = 3;

/**
 * How many times longer the whole input takes than its quarter, of which `parts` are as many copies as make up the whole: one
 * alone might stay in a processor's cache, where the whole has no room. A best time may be of code that the engine has made worse
 * since, and then no patience makes the other one as good: what seems to grow too much is measured from the beginning.
 */
export async function growth<T>(parts: readonly T[], whole: T, run: (input: T) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < ATTEMPTS && least >= ABOUT_AS_MUCH; n += 1)
    least = Math.min(least, await growthOnce(parts, whole, run));
  return least;
}

/**
 * Each at its best of several runs in turn: what else the machine does makes a run longer and none shorter, so the best ones
 * come as near to the truth as one has patience. The quarter is taken four times as often: the longer of two runs would be
 * interrupted more.
 */
async function growthOnce<T>(parts: readonly T[], whole: T, run: (input: T) => unknown): Promise<number> {
  const times = await timesNeeded(parts, run);
  const best = { part: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  const ratio = () => (PART * best.whole) / best.part;
  const end = performance.now() + PATIENCE_MS;
  for (let n = 0; n < FEWEST || (n < MOST && ratio() > SURELY && performance.now() < end); n += 1) {
    best.part = Math.min(best.part, await timeOf(parts, run, PART * times));
    best.whole = Math.min(best.whole, await timeOf([whole], run, times));
  }
  return ratio();
}

async function timesNeeded<T>(inputs: readonly T[], run: (input: T) => unknown): Promise<number> {
  for (let times = 1; ; times *= 4) {
    const took = await timeOf(inputs, run, times);
    if (took >= LEAST_MS || times > 4_000) return times;
  }
}

/** By the clock: the time on a core is told no finer than a few of these runs take. */
async function timeOf<T>(inputs: readonly T[], run: (input: T) => unknown, times: number): Promise<number> {
  const before = performance.now();
  for (let n = 0; n < times; n += 1) {
    try {
      await run(inputs[n % inputs.length]!);
    } catch {
      // A refusal takes its time too.
    }
  }
  return performance.now() - before;
}
