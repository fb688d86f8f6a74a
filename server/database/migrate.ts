import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { refuseNewerSchema } from './known-schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant will do: all processes that migrate take the same lock, so that two starting at once do not collide. */
const MIGRATION_LOCK = 7_262_026;

/** Brings the database at `url` to the newest schema. Safe to call from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
