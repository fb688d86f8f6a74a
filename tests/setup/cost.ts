import { passOverYard } from './yard.ts';

const TRIES = 20;
const TIMES = 20;
/** On the machine where a pass over the yard took 1.1 ms, one millisecond. */
export const A_MILLISECOND = 1 / 1.1;

/** How much of the processor one run costs, in passes over a yard of bytes: the least of several tries. */
export async function costOf(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && least > A_MILLISECOND; n += 1) {
    const pass = Math.min(...Array.from({ length: 4 }, passOverYard));
    const before = process.cpuUsage();
    for (let times = 0; times < TIMES; times += 1) await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000 / TIMES / pass);
  }
  return least;
}
