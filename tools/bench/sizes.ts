import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/database/client.ts';
import { scaleDirectory } from '#server/database/demo/scale.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { socketUrl, startEmbeddedPostgres } from '#server/database/supervisor/start-embedded.ts';
import { tendSearch } from '#server/search/tend-search.ts';
import { fillPublications, MOST_PUBLICATIONS } from './fill-publications.ts';
import { fillWork } from './fill-work.ts';
import { type Site, startSite } from './site.ts';

/** A site whose directory has this many organisations. */
export interface SizedSite {
  organisations: number;
  /** Programs, and as many events, posts and requests to the desk. */
  publications: number;
  databaseUrl: string;
  /** The settings it runs with. */
  env: NodeJS.ProcessEnv;
  site: Site;
  /** From the start of its process to the first answer of `/readyz`, in milliseconds. */
  start_ms: number;
}

/** Sites of several sizes side by side, so that they can take turns, and how to end them. */
export interface SizedSites {
  sites: SizedSite[];
  postgres: string;
  end(): Promise<void>;
}

/** Fills a database for each size in one throw-away PostgreSQL and starts a web node on each. */
export async function startSizes(sizes: readonly number[], say: (line: string) => void): Promise<SizedSites> {
  const folder = await mkdtemp(join(tmpdir(), 'phum-bench-'));
  await chmod(folder, 0o755);
  const cleanUp: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
  ];
  const end = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    const server = await startEmbeddedPostgres({
      dataDir: join(folder, 'postgres'),
      durable: false,
      detached: false,
      keepRunning: false,
      settings: { max_wal_size: '4GB' },
    });
    cleanUp.push(() => server.stop());
    const sites: SizedSite[] = [];
    const databases = await fillDatabases(server.host, sizes, say);
    for (const { databaseUrl, ...holds } of databases) {
      const began = performance.now();
      const env = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'files'),
        // Filled already, so nothing is seeded; without demo data it would be no trial.
        DEMO: '1',
        PUBLIC_URL: 'http://localhost:1',
        SESSION_SECRET: 'signs-what-the-benchmark-needs-signed',
        LOG_LEVEL: 'error',
      };
      const site = await startSite(env, 'web');
      cleanUp.push(() => site.end());
      sites.push({ ...holds, databaseUrl, env, site, start_ms: performance.now() - began });
    }
    return { sites, postgres: await versionOf(socketUrl(server.host, 'postgres')), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Each size begins as a copy of the one before, so that the larger contains the smaller and nothing is written twice. */
async function fillDatabases(socketDir: string, sizes: readonly number[], say: (line: string) => void) {
  const databases: { organisations: number; publications: number; databaseUrl: string }[] = [];
  let template = 'template1';
  for (const organisations of sizes) {
    const name = `organisations_${organisations}`;
    await run(socketUrl(socketDir, 'postgres'), `create database ${name} template ${template}`);
    template = name;
    const databaseUrl = socketUrl(socketDir, name);
    await migrateDatabase(databaseUrl);
    const client = connect(databaseUrl, { size: 2, onError: (error) => console.error(error.message) });
    const written = await scaleDirectory(client, organisations, { alone: true });
    const publications = Math.min(organisations, MOST_PUBLICATIONS);
    await fillPublications(client, publications);
    await fillWork(client, publications);
    await tendSearch({ database: client });
    await client.close();
    await run(databaseUrl, 'vacuum analyze');
    say(`${written.toLocaleString('en')} organisations written: ${organisations.toLocaleString('en')}`);
    databases.push({ organisations, publications, databaseUrl });
  }
  return databases;
}

async function versionOf(url: string): Promise<string> {
  const [row] = await run(url, 'show server_version');
  return String(row?.server_version);
}

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
