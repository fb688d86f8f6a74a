import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { runningPostmaster } from '#server/database/supervisor/postmaster-file.ts';
import { socketUrl } from '#server/database/supervisor/start-embedded.ts';

/** Where the data of the site lies; not known of a site that ran before, unless it is told. */
export const siteData = process.env.E2E_DATA_DIR;
export const hasDatabase = siteData !== undefined;

/** Runs a statement in the database of the site, for what no screen can bring about. */
export async function inDatabase(statement: string, values: unknown[] = []): Promise<void> {
  const home = path.join(siteData ?? '', 'postgres');
  const cluster = readdirSync(home).find((name) => /^pg\d+$/.test(name)) ?? '';
  const socketDir = runningPostmaster(path.join(home, cluster))?.socketDir;
  if (!socketDir) throw new Error(`No PostgreSQL runs in ${home}.`);
  const client = new pg.Client({ connectionString: socketUrl(socketDir, 'phum') });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
