import { keep, onDevice, readKept } from './device-storage.ts';

/** How asking for a new access token ended. */
export type Renewal =
  | 'renewed'
  /** Nobody is signed in any more. */
  | 'over'
  /** No answer, or none that tells: whoever is signed in stays so. */
  | 'unknown';

const LOCK = 'phum:session';
const RENEWED_AT = 'phum:renewed-at';

let renewing: Promise<Renewal> | null = null;

/**
 * Renews the session once for all calls that find it run out, in all tabs: the first one asks, the others wait and see
 * that it was renewed since their call left (`calledAt`).
 */
export function renewSession(calledAt: number, ask: () => Promise<Renewal>): Promise<Renewal> {
  renewing ??= oneTabAtATime(async () => {
    if (Number(readKept(onDevice, RENEWED_AT) ?? 0) > calledAt) return 'renewed';
    const renewal = await ask();
    if (renewal === 'renewed') keep(onDevice, RENEWED_AT, String(Date.now()));
    return renewal;
  }).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Browsers without locks go on alone: the server honours the token before the last for a while. */
function oneTabAtATime(work: () => Promise<Renewal>): Promise<Renewal> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(LOCK, work) : work();
}
