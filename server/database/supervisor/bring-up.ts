import { setTimeout as sleep } from 'node:timers/promises';
import { adopt, type RunningServer } from './adopt.ts';
import { ensureDatabase } from './ensure-database.ts';
import { outsideHint, SupervisorError } from './errors.ts';
import { ensureCluster } from './init.ts';
import { launch } from './launch.ts';
import type { Site } from './prepare-site.ts';
import { binariesBroken, isLibraryFailure } from './run-binary.ts';
import { removeStaleLock } from './stale-lock.ts';
import { usableBinaries } from './usable-binaries.ts';
import { registerUser } from './users.ts';

/** How long a lock left by a killed server is waited for, and how often other failures are tried again. */
const lockMs = 20_000;
const otherTries = 3;

/** A serving server with the application's database in it, and whether it was running before. */
export type BroughtUp = RunningServer & { adopted: boolean };

/** Adopts the running server or starts one. Call it under the start lock. Errors: all of `SupervisorErrorCode`. */
export async function bringUp(site: Site): Promise<BroughtUp> {
  registerUser(site.dataDir);
  const running = await adopt(site);
  const server = running ? { ...running, adopted: true } : await start(site);
  await ensureDatabase(server.socketDir);
  return server;
}

async function start(prepared: Site): Promise<BroughtUp> {
  const binaries = usableBinaries(prepared.binaries, prepared.account, prepared.dataDir, prepared.log);
  const site = { ...prepared, binaries };
  await ensureCluster(site);
  const deadline = Date.now() + lockMs;
  let others = 0;
  for (;;) {
    removeStaleLock(site);
    const attempt = await launch(site);
    if ('pid' in attempt) return { pid: attempt.pid, socketDir: site.socketDir, adopted: false };
    if (isLibraryFailure(attempt.output)) throw binariesBroken(site, attempt.output);
    const held = isHeldByAnother(attempt.output);
    if (!held) others += 1;
    if (others >= otherTries || Date.now() > deadline) throw failed(site, attempt);
    await sleep(50);
    const running = held ? await adopt(site) : undefined;
    if (running) return { ...running, adopted: true };
  }
}

/** True if the server gave up because another one, or its remains, still holds the directory or the socket. */
function isHeldByAnother(output: string): boolean {
  return /lock file ".*" already exists|is another (postmaster|server)|shared memory block .* is still in use/i.test(
    output,
  );
}

function failed(site: Site, attempt: { output: string; logPath: string }): SupervisorError {
  const lines = attempt.output.trim().split('\n').slice(-6).join('\n') || '(it wrote nothing)';
  return new SupervisorError(
    'start-failed',
    `PostgreSQL in ${site.dataDir} did not start. It said:\n${lines}\nThe whole log is ${attempt.logPath}; cures are in ` +
      `docs/runbooks/database.md under "Messages". ${outsideHint}`,
  );
}
