/**
 * Preloaded (`--import`) into the processes that are measured: answers each message with the figures of the process, so
 * that the program under test needs no code for it. With `--expose-gc` garbage is collected first when asked.
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
    globalThis.gc?.();
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu_ms: (user + system) / 1000, rss, heap_used: heapUsed, external } satisfies Figures);
});
process.channel?.unref();
