import type { ChangeBus } from '../changes/bus.ts';
import { EVERYTHING } from '../changes/bus.ts';

const PREFIX = 'job:';
/** Moments are told to the full second, so that a hundred mails of one decision are one notice. */
const GRAIN_MS = 1_000;
/** One statement looks for the jobs of all queues this often, should a notice have been missed. */
const LOOK_EVERY_SECONDS = 30;
/** What begins later than this is found by looking ahead. */
const FAR_MS = 2 * LOOK_EVERY_SECONDS * 1_000;
/** A failed job is put back a moment after its handler threw. */
const PUT_BACK_MS = 1_000;

/** What a write announces that queued a job: which, and from when on it may be begun. */
export function jobTag(name: string, startAfter?: Date): string {
  const moment = startAfter ? Math.ceil(startAfter.getTime() / GRAIN_MS) * GRAIN_MS : 0;
  return `${PREFIX}${name}:${moment}`;
}

export interface JobsSource {
  /** Has the workers of one queue look now; of every queue when none is named. */
  wake(name?: string): void;
  /** Mends what a clock that was ahead and put back has left. */
  catchUp(): Promise<void>;
  /** The jobs that may be begun within so many seconds, with their moments. */
  comingUp(seconds: number): Promise<ComingUp>;
}

export interface ComingUp {
  jobs: { name: string; moment: Date }[];
  /** Whether there are moments of pg-boss that have not come yet: its clock was ahead. */
  isClockBehind: boolean;
}

/**
 * Wakes workers the moment a job may be begun, so that no queue has to be asked by itself: by the notices of writes, by a
 * clock for those that begin later, and by looking ahead every 30 s, in all queues at once, for what was queued before this
 * process started, by a schedule, or by a process whose notice did not arrive.
 */
export function createWaker(changes: ChangeBus, source: JobsSource, onError: (error: unknown) => void) {
  const clocks = new Map<string, NodeJS.Timeout>();
  let looking: NodeJS.Timeout | undefined;
  let putBack: NodeJS.Timeout | undefined;

  const wakeAt = (name: string, moment: number) => {
    const wait = moment - Date.now();
    if (wait <= 0) return source.wake(name);
    const clock = `${name}:${moment}`;
    if (wait > FAR_MS || clocks.has(clock)) return;
    const ring = () => {
      clocks.delete(clock);
      source.wake(name);
    };
    clocks.set(clock, setTimeout(ring, wait).unref());
  };

  const lookAhead = async () => {
    try {
      let coming = await source.comingUp(LOOK_EVERY_SECONDS * 1.5);
      if (coming.isClockBehind) {
        await source.catchUp();
        coming = await source.comingUp(LOOK_EVERY_SECONDS * 1.5);
      }
      for (const { name, moment } of coming.jobs)
        wakeAt(name, Math.ceil(moment.getTime() / GRAIN_MS) * GRAIN_MS);
    } catch (error) {
      onError(error);
    }
  };

  changes.subscribe((tags) => {
    if (!looking) return;
    if (tags.has(EVERYTHING)) {
      source.wake();
      void lookAhead();
      return;
    }
    for (const tag of tags) {
      const [, name, moment] = /^job:(.+):(\d+)$/.exec(tag) ?? [];
      if (name) wakeAt(name, Number(moment));
    }
  });

  return {
    start() {
      looking ??= setInterval(() => void lookAhead(), LOOK_EVERY_SECONDS * 1_000).unref();
      void lookAhead();
    },
    /** A handler threw: its job is tried again sooner than anybody would look. */
    afterFailure() {
      clearTimeout(putBack);
      putBack = setTimeout(() => void lookAhead(), PUT_BACK_MS).unref();
    },
    stop() {
      clearInterval(looking);
      clearTimeout(putBack);
      looking = undefined;
      for (const clock of clocks.values()) clearTimeout(clock);
      clocks.clear();
    },
  };
}
