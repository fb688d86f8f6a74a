/** Below this a measurement is mostly the clock's own. */
const LEAST_MS = 3;
const SAMPLES = 5;
const TRIES = 5;
/** Twice as much takes about twice as long; what takes the square of it takes four times. */
export const ABOUT_TWICE = 3;

/**
 * How many times longer the whole input takes than its half: the smallest of several tries, each the median of several
 * runs of both in turn.
 */
export async function growth<T>(half: T, whole: T, run: (input: T) => unknown): Promise<number> {
  const times = await timesNeeded(half, run);
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && least > ABOUT_TWICE - 0.5; n += 1) {
    const ratios: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const first = await timeOf(half, run, times);
      ratios.push((await timeOf(whole, run, times)) / first);
    }
    least = Math.min(least, ratios.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)]!);
  }
  return least;
}

async function timesNeeded<T>(input: T, run: (input: T) => unknown): Promise<number> {
  for (let times = 1; ; times *= 4) {
    const took = await timeOf(input, run, times);
    if (took >= LEAST_MS || times > 4_000) return times;
  }
}

/** Core time of this process, in milliseconds: what else the machine does at that moment counts for nothing. */
async function timeOf<T>(input: T, run: (input: T) => unknown, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) {
    try {
      await run(input);
    } catch {
      // A refusal takes its time too.
    }
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
