import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createChangeBus } from '#server/changes/bus.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { socketUrl, startEmbeddedPostgres } from '#server/database/supervisor/start-embedded.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { templateDatabase, testDataPrefix } from './names.ts';
import { sweepAbandoned } from './sweep.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of the test server's socket. */
    postgresSocket: string;
    /** Is removed at the end of the run. */
    testDirectory: string;
  }
}

interface Server {
  host: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The server of this process: of two, each project's own, the second setup would sweep the first away as nobody's. */
const here = globalThis as { testServer?: { started: Promise<Server>; users: number } };

/** One PostgreSQL for the whole run, in a temporary directory, without fsync; returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  here.testServer ??= { started: startServer(), users: 0 };
  const shared = here.testServer;
  shared.users += 1;
  const server = await shared.started;
  project.provide('postgresSocket', server.host);
  project.provide('testDirectory', server.dataDir);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete here.testServer;
    await server.stop();
  };
}

async function startServer(): Promise<Server> {
  await sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), testDataPrefix));
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    detached: false,
    keepRunning: false,
    settings: { max_connections: '300', max_wal_size: '4GB', autovacuum_naptime: '1h' },
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await buildTemplate(server.host);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host: server.host, dataDir, stop };
}

async function buildTemplate(socketDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socketDir, 'postgres') });
  await client.connect();
  try {
    await client.query(`create database ${templateDatabase}`);
    const url = socketUrl(socketDir, templateDatabase);
    await migrateDatabase(url);
    // The queues of the jobs as well: every file would make them anew.
    const jobs = createJobs(
      url,
      pino({ level: 'silent' }),
      createChangeBus(url, () => {}),
    );
    await jobs.start();
    await jobs.stop();
  } finally {
    await client.end();
  }
}
