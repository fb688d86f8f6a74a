import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './prepare-site.ts';
import { isRunning } from './processes.ts';

/** A watch over a server that another process, or the kernel, may end at any time. */
export interface Watch {
  /** Ends the watch; resolves when a restart under way is over. */
  end(): Promise<void>;
}

const glanceMs = 500;
const longestPauseMs = 10_000;

/** Calls `restart` whenever the process given by `pid()` is gone, with growing pauses while that fails. */
export function keepRunning(pid: () => number, restart: () => Promise<void>, log: Log): Watch {
  let ended = false;
  let work: Promise<void> | undefined;
  const recover = async () => {
    log(`PostgreSQL (process ${pid()}) is gone; starting it again`);
    for (let pause = 250; !ended; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await restart();
      } catch (error) {
        log(`PostgreSQL did not start again: ${error instanceof Error ? error.message : error}`);
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  const timer = setInterval(() => {
    if (work || isRunning(pid())) return;
    work = recover().finally(() => (work = undefined));
  }, glanceMs);
  timer.unref();
  return {
    async end() {
      ended = true;
      clearInterval(timer);
      await work;
    },
  };
}
