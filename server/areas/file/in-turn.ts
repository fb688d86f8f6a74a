import { Problem } from '../../http/problem.ts';
import { atATime } from '../../limits/at-a-time.ts';

/** Does what costs much memory a few at a time, whoever asks. Problem `unavailable` when too many wait already. */
export const createTurns = (atOnce: number, mostWaiting: number) =>
  atATime(atOnce, {
    waiting: mostWaiting,
    refusal: () => new Problem('unavailable', { retryAfterSeconds: 5, reason: 'uploads' }),
  });

/** Uploads that are looked into: one takes 200 MB for 40 megapixels, and each that waits holds the 10 MB that came. */
export const uploadInTurn = createTurns(1, 20);

/** Pictures of pages, which are small by then. They hold nothing while they wait, so none is refused. */
export const viewInTurn = createTurns(2, Number.POSITIVE_INFINITY);
