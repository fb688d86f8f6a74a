import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRunning, isZombie } from './processes.ts';
import { socketPath } from './socket-dir.ts';
import { withStartLock } from './start-lock.ts';
import { chooseAccount } from './system-account.ts';
import { makeData, makeScratch, startHere } from './testing/scratch.ts';

/** A stopped server's directory, and the user PostgreSQL ran as there. */
async function stoppedServer() {
  const dataDir = await makeData();
  const server = await startHere({ dataDir });
  await server.stop();
  return { dataDir, cluster: join(dataDir, 'pg18'), socketDir: server.host };
}

/** Leaves the two lock files of a server that was killed, naming `pid`. */
function leaveLocks(cluster: string, socketDir: string, pid: number): void {
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n5432\n${socketDir}\n\n0 0\nready   \n`,
  );
  writeFileSync(`${socketPath(socketDir)}.lock`, `${pid}\n${cluster}\n1700000000\n5432\n${socketDir}\n`);
}

/** A shell of PostgreSQL's own account whose first word on stdout is a process id. */
async function shellPid(script: string): Promise<number> {
  const { dropped, uid, gid } = chooseAccount();
  const identity = dropped ? { uid, gid } : {};
  const shell = spawn('/bin/sh', ['-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...identity,
  });
  onTestFinished(() => void shell.kill('SIGKILL'));
  const [chunk] = (await once(shell.stdout, 'data')) as [Buffer];
  return Number(chunk.toString());
}

describe('locks left behind', () => {
  it('starts past the locks of a server whose pid now belongs to a stranger', async () => {
    const { dataDir, cluster, socketDir } = await stoppedServer();
    const stranger = await shellPid('echo $$; exec sleep 600');
    leaveLocks(cluster, socketDir, stranger);
    const server = await startHere({ dataDir });
    expect(server.adopted).toBe(false);
    expect(isRunning(stranger)).toBe(true);
  });

  it('starts past the locks of a killed server that nobody has reaped', async () => {
    const { dataDir, cluster, socketDir } = await stoppedServer();
    const zombie = await shellPid('sleep 0.5 & echo $!; exec sleep 600');
    await expect.poll(() => isZombie(zombie)).toBe(true);
    leaveLocks(cluster, socketDir, zombie);
    const server = await startHere({ dataDir });
    expect(server.adopted).toBe(false);
    expect(isZombie(zombie)).toBe(true);
  });

  it('starts past the locks of a pid that no process has', async () => {
    const { dataDir, cluster, socketDir } = await stoppedServer();
    leaveLocks(cluster, socketDir, 4_194_303);
    expect((await startHere({ dataDir })).adopted).toBe(false);
  });

  it('replaces a live server whose socket is gone', async () => {
    const dataDir = await makeData();
    const first = await startHere({ dataDir });
    rmSync(socketPath(first.host));
    const second = await startHere({ dataDir });
    expect(second.pid).not.toBe(first.pid);
    expect(existsSync(socketPath(second.host))).toBe(true);
  });
});

describe('the start lock', () => {
  it('is held by one at a time and says so when the other takes too long', async () => {
    const directory = makeScratch();
    await withStartLock(directory, async () => {
      const second = withStartLock(directory, async () => 'in', 100);
      await expect(second).rejects.toMatchObject({ code: 'lock-timeout' });
    });
    expect(await withStartLock(directory, async () => 'in', 100)).toBe('in');
  });
});
