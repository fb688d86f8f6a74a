import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Preloaded (`--import`) into the processes that are measured: answers each message with the figures of the process, so
 * that the program under test needs no code for it. Garbage is collected first when asked.
 */
export interface Figures {
  /** CPU time used so far, user and system, in milliseconds. */
  cpu_ms: number;
  /** Bytes. */
  rss: number;
  heap_used: number;
  /** Bytes outside the heap, such as the bodies of kept answers. */
  external: number;
}

process.on('message', ({ collect }: { collect: boolean }) => {
  if (collect) {
    // By the flag of the command line the modules that were compiled for nodes without it would count for nothing.
    setFlagsFromString('--expose-gc');
    const gc: () => void = runInNewContext('gc');
    gc();
    gc();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu_ms: (user + system) / 1000, rss, heap_used: heapUsed, external } satisfies Figures);
});
process.channel?.unref();
