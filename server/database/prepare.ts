import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { holdCountry } from './hold-country.ts';
import { seedMasterData } from './master-data/seed-master-data.ts';
import { migrateDatabase } from './migrate.ts';

/** Any constant will do: processes that start at once write the master lists one after the other. */
const MASTER_DATA_LOCK = 7_262_027;

/** Brings the database at `url` to what the program needs: the newest schema, and the master lists where they are missing. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MASTER_DATA_LOCK]);
    const db = drizzle(client);
    await holdCountry(db);
    await seedMasterData(db);
  } finally {
    await client.end();
  }
}
