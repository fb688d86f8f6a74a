import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { findBinaries } from '../binaries.ts';
import { copyReadable } from '../copy-binaries.ts';
import { ensureCluster } from '../init.ts';
import { runningPostmaster } from '../postmaster-file.ts';
import { type EmbeddedOptions, prepareSite } from '../prepare-site.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start-embedded.ts';
import { stopServer } from '../stop-server.ts';

/** The account the tests use for a user other than root. It exists on every system with glibc. */
export const nobody = 65_534;

/** A temporary directory that everybody may pass, removed with its servers when the test ends. */
export function makeScratch(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'phum-supervisor-')));
  chmodSync(directory, 0o755);
  onTestFinished(async () => {
    for (const name of readdirSync(directory)) await stopServersIn(join(directory, name));
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return directory;
}

/**
 * The directory of a server that was never started, its cluster made already: copied, which takes a third of the time.
 * For tests of what comes after; what a first start does, others test.
 */
export async function makeData(): Promise<string> {
  template ??= makeTemplate();
  const dataDir = join(makeScratch(), 'data');
  execFileSync('cp', ['-a', await template, dataDir]);
  return dataDir;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const home = mkdtempSync(join(inject('testDirectory'), 'cluster-'));
  chmodSync(home, 0o755);
  const dataDir = join(home, 'data');
  await ensureCluster(prepareSite({ dataDir }));
  return dataDir;
}

async function stopServersIn(dataDir: string): Promise<void> {
  const cluster = join(realpathSync(dataDir), `pg${findBinaries().major}`);
  const server = runningPostmaster(cluster);
  if (server) await stopServer(cluster, server.pid);
}

/** A server of the test's own, let go of when the test ends. */
export async function startHere(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ keepRunning: false, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** A directory that belongs to another user. */
export function makeOwned(path: string, uid: number): string {
  mkdirSync(path, { recursive: true });
  chownSync(path, uid, uid);
  return path;
}

/** A copy of the binaries as npm lays them down: without the library links. Returns its `native` directory. */
export function copyBinaries(to: string): string {
  const { native } = findBinaries();
  copyReadable(native, join(to, 'native'));
  copyFileSync(join(native, '..', 'package.json'), join(to, 'package.json'));
  return join(to, 'native');
}
