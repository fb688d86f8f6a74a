import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SupervisorError, systemCode } from './errors.ts';
import { isRunning } from './processes.ts';

type Release = () => void;

/**
 * Runs `work` while no other process starts or stops PostgreSQL in the same directory. A holder that is killed gives
 * the lock free at once. Throws lock-timeout after `timeoutMs`.
 */
export async function withStartLock<T>(
  dataDir: string,
  work: () => Promise<T>,
  timeoutMs = 180_000,
): Promise<T> {
  const acquire = process.platform === 'linux' ? acquireSocketName : acquireFile;
  const deadline = Date.now() + timeoutMs;
  let release = await acquire(dataDir);
  while (!release) {
    if (Date.now() > deadline) {
      throw new SupervisorError(
        'lock-timeout',
        `Another process has been starting or stopping PostgreSQL in ${dataDir} for ${Math.round(timeoutMs / 1000)} s. ` +
          'Look for a second Phum on this directory, end it, and start again.',
      );
    }
    await sleep(25);
    release = await acquire(dataDir);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/** Linux: a name in the kernel's abstract socket space, which vanishes with its process. Nothing can become stale. */
function acquireSocketName(dataDir: string): Promise<Release | undefined> {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 32);
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.on('error', (error) => (systemCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(`\0phum-postgres-${digest}`, () => resolve(() => server.close()));
  });
}

/** Elsewhere: a file with the holder's pid, taken over when that process is gone. */
async function acquireFile(dataDir: string): Promise<Release | undefined> {
  const path = join(dataDir, 'start.lock');
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return () => rmSync(path, { force: true });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder > 0 && !isRunning(holder)) rmSync(path, { force: true });
    return undefined;
  }
}
