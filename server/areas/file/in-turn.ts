import { Problem } from '../../http/problem.ts';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Does what costs much memory a few at a time, whoever asks. Problem `unavailable` when too many wait already. */
export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new Problem('unavailable', { retryAfterSeconds: 5, reason: 'uploads' });
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
  };
}

/** Uploads that are looked into: one takes 200 MB for 40 megapixels, and each that waits holds the 10 MB that came. */
export const uploadInTurn = createTurns(1, 20);

/** Pictures of pages, which are small by then. They hold nothing while they wait, so none is refused. */
export const viewInTurn = createTurns(2, Number.POSITIVE_INFINITY);
