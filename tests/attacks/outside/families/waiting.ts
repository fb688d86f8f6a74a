import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../target.ts';

const PROBE_MS = 20;
export const PATIENCE_MS = 60_000;
/** The site may be this many times as slow as before while it reads something, and this slow at all. */
const SLOWER = 20;
const STALL_MS = 1_000;
/** So often it is asked how long anybody waits while nothing happens, and this share of the answers goes by. */
const PROBES = 12;
const USUAL = 0.75;

/** The longest that the health check took while something else was done. */
export async function longestWait(target: Target, during: () => Promise<unknown>): Promise<number> {
  let busy = true;
  let longest = 0;
  const watch = (async () => {
    while (busy) longest = Math.max(longest, await probe(target));
  })();
  await during();
  busy = false;
  await watch;
  return longest;
}

/**
 * How long anybody may wait at most, by how long they usually do while nothing happens: by the longest, one moment at
 * which the machine stood still would excuse a site that stands still at each request.
 */
export async function waitLimit(target: Target): Promise<number> {
  const waits: number[] = [];
  while (waits.length < PROBES) waits.push(await probe(target));
  const usual = waits.sort((a, b) => a - b)[PROBES * USUAL - 1] ?? 0;
  return Math.max(STALL_MS, SLOWER * usual);
}

/** How long the health check takes now. */
async function probe(target: Target): Promise<number> {
  const from = performance.now();
  await sleep(PROBE_MS);
  // Over a connection of its own: those of the attack are all busy.
  await fetch(`${target.url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
  // The pause counts too: a site in this very process keeps the watch itself waiting.
  return performance.now() - from - PROBE_MS;
}
