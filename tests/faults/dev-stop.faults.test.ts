import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runningPostmaster } from '#server/database/supervisor/postmaster-file.ts';
import { isRunning } from '#server/database/supervisor/processes.ts';

/** A development server with a database that is still to be made; `says` waits for a line of it. */
async function begun() {
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-dev-'));
  // PostgreSQL runs as another user where this one is root.
  await chmod(folder, 0o755);
  const child = spawn(process.execPath, ['tools/dev/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development', PHUM_DEV: '1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk));
  const says = (line: string) => expect.poll(() => said).toContain(line);
  return { child, ended, says, cluster: path.join(folder, 'postgres', 'pg18') };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while the database is being made ends the development server in order and leaves no PostgreSQL behind',
  async (signal) => {
    const { child, ended, says, cluster } = await begun();
    await says('making a new PostgreSQL data directory');
    // In the middle of its start: its own file is there, the server of the site is not.
    let postmaster: number | undefined;
    await expect.poll(() => (postmaster = runningPostmaster(cluster)?.pid), { interval: 2 }).toBeDefined();
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isRunning(postmaster!)).toBe(false);
    expect(runningPostmaster(cluster)).toBeUndefined();
  },
);
