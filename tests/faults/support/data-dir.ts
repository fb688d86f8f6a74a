import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostmaster } from '#server/database/supervisor/postmaster-file.ts';
import { isRunning } from '#server/database/supervisor/processes.ts';
import { stopServer } from '#server/database/supervisor/stop-server.ts';

const PREFIX = 'phum-faults-';

/** A DATA_DIR for servers under test. */
export interface DataDir {
  path: string;
  /** Stops the PostgreSQL in it, if one runs, and deletes it. */
  remove(): Promise<void>;
}

/** Makes one that every account may pass, and clears away those of runs that were killed. */
export async function makeDataDir(): Promise<DataDir> {
  await sweep();
  const path = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(path, 0o755);
  return { path, remove: () => remove(path) };
}

/** The directory of the embedded cluster in a DATA_DIR. */
export function clusterIn(dataDir: string): string | undefined {
  const home = join(dataDir, 'postgres');
  try {
    const name = readdirSync(home).find((entry) => /^pg\d+$/.test(entry));
    return name && join(home, name);
  } catch {
    return undefined;
  }
}

async function remove(path: string): Promise<void> {
  const cluster = clusterIn(path);
  const server = cluster ? runningPostmaster(cluster) : undefined;
  if (cluster && server) await stopServer(cluster, server.pid);
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (owner > 0 && !isRunning(owner)) await remove(join(tmpdir(), name)).catch(() => undefined);
  }
}
