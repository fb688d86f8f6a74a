import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import type { Site } from './prepare-site.ts';
import { processExists, processesWorkingIn } from './processes.ts';
import { socketPath } from './socket-dir.ts';

/**
 * PostgreSQL takes any process with the pid of a lock file for a running server: a killed one that nobody has reaped
 * (a zombie), or a stranger that got the pid later. Both lock files are removed if that pid is no live server of this
 * cluster and no live process works in its directory. Returns whether it removed them. Call it under the start lock.
 */
export function removeStaleLock(site: Pick<Site, 'cluster' | 'socketDir' | 'log'>): boolean {
  const file = readPostmasterFile(site.cluster);
  if (!file || !processExists(file.pid) || isPostmasterOf(site.cluster, file.pid)) return false;
  if (processesWorkingIn(site.cluster).length > 0) return false;
  site.log(`removing the lock of a PostgreSQL that is gone (process ${file.pid})`);
  const sockets = new Set([site.socketDir, file.socketDir || site.socketDir]);
  for (const directory of sockets) rmSync(`${socketPath(directory)}.lock`, { force: true });
  rmSync(join(site.cluster, 'postmaster.pid'), { force: true });
  return true;
}
