import { passOverYard } from './yard.ts';

const TRIES = 5;
const PASSES = 8;
/** On the machine where a pass over the yard took 1.1 ms, 50 ms. */
export const A_MOMENT = 44;

/**
 * For how many passes over a yard of bytes a run keeps all others waiting at most, between two turns of the event loop: the
 * smallest of several tries in terms of the quickest pass, so that what else the machine does, and an engine that has not
 * made the pass quick yet, counts for little. Nor does the time count for which the machine gave the core to another.
 */
export async function longestTurn(run: () => unknown): Promise<number> {
  const least = { pass: Number.POSITIVE_INFINITY, wait: Number.POSITIVE_INFINITY };
  const passes = () => least.wait / least.pass;
  for (let n = 0; n === 0 || (n < TRIES && passes() > A_MOMENT / 2); n += 1) {
    least.pass = Math.min(least.pass, ...Array.from({ length: PASSES }, passOverYard));
    least.wait = Math.min(least.wait, await longestWait(run));
  }
  return passes();
}

/** The time on a core is told no finer than this. */
const TICK_MS = 10;

/** Of this thread, in ms. */
function timeOnCore(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function longestWait(run: () => unknown): Promise<number> {
  let last = performance.now();
  let lastOnCore = timeOnCore();
  let longest = 0;
  let isDone = false;
  const look = () => {
    const now = performance.now();
    const onCore = timeOnCore();
    longest = Math.max(longest, Math.min(now - last, onCore - lastOnCore + TICK_MS));
    last = now;
    lastOnCore = onCore;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  try {
    await run();
  } catch {
    // A refusal takes its time too.
  }
  isDone = true;
  look();
  return longest;
}
