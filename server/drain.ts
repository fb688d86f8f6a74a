import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { PlaceToListen } from './place-to-listen.ts';
import type { Services } from './services.ts';

/** Two questions of most balancers. Whoever types Ctrl-C at a site of their own does not wait. */
const DRAIN_SECONDS = 5;

/**
 * How long a node goes on serving while /readyz says that it ends. Where systemd holds the socket nothing closes, and nobody
 * has to hear of it.
 */
export function drainSecondsOf(
  { DRAIN_SECONDS: set, production }: Pick<Config, 'DRAIN_SECONDS' | 'production'>,
  place: PlaceToListen,
): number {
  return set ?? (production && !('fd' in place) ? DRAIN_SECONDS : 0);
}

/** Goes on serving while whoever sends requests here hears that this node ends. */
export async function drain({ readiness, log }: Services, seconds: number): Promise<void> {
  readiness.leave();
  if (seconds > 0) log.info({ seconds }, 'draining');
  await wait(seconds * 1_000);
}
