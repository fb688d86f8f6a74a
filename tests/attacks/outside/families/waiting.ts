import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../target.ts';

const PROBE_MS = 20;
export const PATIENCE_MS = 60_000;
/** The site may be this many times as slow as before while it reads something, and this slow at all. */
const SLOWER = 20;
const STALL_MS = 1_000;

/** The longest that the health check took while something else was done. */
export async function longestWait(target: Target, during: () => Promise<unknown>): Promise<number> {
  let busy = true;
  let longest = 0;
  const watch = (async () => {
    while (busy) {
      const from = performance.now();
      await sleep(PROBE_MS);
      // Over a connection of its own: those of the attack are all busy.
      await fetch(`${target.url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
      // The pause counts too: a site in this very process keeps the watch itself waiting.
      longest = Math.max(longest, performance.now() - from - PROBE_MS);
    }
  })();
  await during();
  busy = false;
  await watch;
  return longest;
}

/** How long anybody may wait at most, by how long they do while nothing happens. */
export const waitLimit = async (target: Target): Promise<number> =>
  Math.max(STALL_MS, SLOWER * (await longestWait(target, () => sleep(10 * PROBE_MS))));
