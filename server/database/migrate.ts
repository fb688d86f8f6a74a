import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { refuseNewerSchema } from './known-schema.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant will do: all processes that migrate take the same lock, so that two starting at once do not collide. */
const MIGRATION_LOCK = 7_262_026;

/** Brings the database at `url` to the newest schema. Safe to call from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  await migrating(url, (db) => migrate(db, { migrationsFolder }));
}

/** Brings an empty database to an earlier schema, that of rows which are about to be written into it. */
export async function migrateUpTo(url: string, schema: string): Promise<void> {
  const last = journal.entries.findIndex(({ tag }) => tag === schema);
  const entries = journal.entries.slice(0, last + 1);
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-migrations-'));
  try {
    mkdirSync(path.join(folder, 'meta'));
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await migrating(url, (db) => migrate(db, { migrationsFolder: folder }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function migrating(url: string, work: (db: NodePgDatabase) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await work(drizzle(client));
  } finally {
    await client.end();
  }
}
