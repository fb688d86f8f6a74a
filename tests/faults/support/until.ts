import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a machine that is busy with other tests; nobody waits longer than the condition takes. */
const PATIENCE_MS = 90_000;

/** Asks again and again until the answer is neither false nor undefined, and returns it. Throws when it never comes. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  pauseMs = 10,
): Promise<Exclude<T, false | undefined>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined) return answer as Exclude<T, false | undefined>;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await sleep(pauseMs);
  }
}
