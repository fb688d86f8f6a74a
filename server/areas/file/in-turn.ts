import { Problem } from '../../http/problem.ts';

/** Files that are unpacked or drawn at a time in one process: each may take 160 MB while it lasts. */
const AT_ONCE = 2;
/** Uploads that wait for their turn; each holds the bytes that came, 10 MB at most. */
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Does what costs much memory two at a time, whoever asks. Problem `unavailable` when too many wait already. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Problem('unavailable', { retryAfterSeconds: 5 });
    await new Promise<void>((go) => void waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The turn is handed on, so that nobody who comes just now overtakes.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
