import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { outsideHint, SupervisorError } from './errors.ts';
import type { Site } from './prepare-site.ts';

/** Starts one of the PostgreSQL programs as the site's account, with next to no environment. */
export function runBinary(
  site: Pick<Site, 'account' | 'binaries'>,
  program: 'initdb' | 'postgres',
  args: string[],
  options: Pick<SpawnOptions, 'stdio' | 'detached'>,
): ChildProcess {
  const identity = site.account.dropped ? { uid: site.account.uid, gid: site.account.gid } : {};
  return spawn(join(site.binaries.native, 'bin', program), args, {
    ...options,
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** The error for a program that could not even be started, or that died of a missing library. */
export function binariesBroken(
  site: Pick<Site, 'binaries'>,
  detail: string,
  cause?: unknown,
): SupervisorError {
  return new SupervisorError(
    'binaries-broken',
    `The PostgreSQL binaries in ${site.binaries.native} do not run: ${detail.trim()}. Run "npm ci" again. ${outsideHint}`,
    { cause },
  );
}

/** True if a program's output says that the dynamic loader did not find a library. */
export function isLibraryFailure(output: string): boolean {
  return /error while loading shared libraries|Library not loaded/.test(output);
}
