import { setTimeout as sleep } from 'node:timers/promises';
import { SupervisorError } from './errors.ts';
import { ping } from './ping.ts';
import { runningPostmaster } from './postmaster-file.ts';
import type { Site } from './prepare-site.ts';
import { stopServer } from './stop-server.ts';

/** A server that was running already. */
export interface RunningServer {
  pid: number;
  socketDir: string;
}

/** How long a live server may be out of reach before it is replaced, and how long it may recover. */
const deafMs = 3_000;
const busyMs = 600_000;

/**
 * The server that runs on the site's cluster, once it serves; undefined if none does. One that is stopping is waited
 * for; one whose socket is gone is stopped, so that the caller starts another.
 */
export async function adopt(site: Pick<Site, 'cluster' | 'log'>): Promise<RunningServer | undefined> {
  const start = Date.now();
  let heard = start;
  for (;;) {
    const file = runningPostmaster(site.cluster);
    if (!file) return undefined;
    const pulse = file.socketDir ? await ping(file.socketDir) : 'absent';
    if (pulse === 'ready') return { pid: file.pid, socketDir: file.socketDir };
    const now = Date.now();
    if (pulse === 'busy') heard = now;
    if (now - heard > deafMs) {
      site.log(`PostgreSQL (process ${file.pid}) cannot be reached at ${file.socketDir}; restarting it`);
      await stopServer(site.cluster, file.pid);
      return undefined;
    }
    if (now - start > busyMs) {
      throw new SupervisorError(
        'start-timeout',
        `PostgreSQL (process ${file.pid}) in ${site.cluster} has let nobody in for ${busyMs / 60_000} minutes. It may be ` +
          'recovering: read postgres.log beside it, and start Phum again when it is done.',
      );
    }
    await sleep(10);
  }
}
