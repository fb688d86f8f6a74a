import { linePart } from './line/watch-line.ts';

/** Something that is under way in many steps, as a file is. */
export interface Moving {
  /** A step was made. */
  moved(): void;
  /** It is done, or given up. */
  over(): void;
}

/** Says while nothing moves what is said of a call without an answer: after 3 s that the line is slow, after 10 s a way out. */
export function watchForStall(stop: () => void): Moving {
  let still: AbortController | null = null;
  const leave = () => {
    const before = still;
    still = null;
    before?.abort();
  };
  const wait = () => {
    leave();
    const mine = new AbortController();
    still = mine;
    // Ended by somebody who would not wait, and by nothing that moved.
    mine.signal.addEventListener('abort', () => still === mine && stop());
    void linePart().then(
      (line) => line.saySlow(mine),
      () => {},
    );
  };
  wait();
  return { moved: wait, over: leave };
}
