import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processStat } from './processes.ts';

/** One file a process that uses the server, named `<pid>-<start ticks>` so that a reused pid is not mistaken. */
const folder = 'users';

/** Notes that this process uses the server, and forgets processes that are gone. */
export function registerUser(dataDir: string): void {
  mkdirSync(join(dataDir, folder), { recursive: true });
  for (const name of readdirSync(join(dataDir, folder))) {
    if (!isLiveUser(name)) rmSync(join(dataDir, folder, name), { force: true });
  }
  writeFileSync(join(dataDir, folder, userName(process.pid)), '');
}

/** Forgets this process. */
export function unregisterUser(dataDir: string): void {
  rmSync(join(dataDir, folder, userName(process.pid)), { force: true });
}

/** True if another live process uses the server. */
export function hasOtherUsers(dataDir: string): boolean {
  const own = userName(process.pid);
  return readdirSync(join(dataDir, folder)).some((name) => name !== own && isLiveUser(name));
}

function userName(pid: number): string {
  return `${pid}-${processStat(pid)?.startTicks ?? 0}`;
}

function isLiveUser(name: string): boolean {
  const pid = Number(name.split('-')[0]);
  return pid > 0 && isRunning(pid) && userName(pid) === name;
}
