import { setTimeout as sleep } from 'node:timers/promises';
import { isInterrupted } from './child.mjs';

/** What ended by a signal was killed, by a person or for want of memory; a program ends itself with less. */
const BY_SIGNAL = 128;
/** Whoever served this long had started well: it is started again whatever ended it. */
const SERVED_MS = 30_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a program again as long as it is killed, with a pause that doubles while it does not last. What ends by itself, or
 * cannot start, is not started again, and nothing is once a signal asked this run to end. Resolves to the last exit code.
 */
export async function keepRunning(start, { say = console.error, servedMs = SERVED_MS } = {}) {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const began = Date.now();
    const code = await start();
    const served = Date.now() - began >= servedMs;
    if (isInterrupted() || code === 0 || (code < BY_SIGNAL && !served)) return code;
    if (served) pause = FIRST_PAUSE_MS;
    say(`Phum ended (exit code ${code}) and is started again.`);
    await sleep(pause);
    if (isInterrupted()) return code;
  }
}
