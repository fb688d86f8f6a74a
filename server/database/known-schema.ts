import type pg from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const newest = journal.entries.at(-1)!;
/** The newest schema that this program knows, by the name of its migration. */
export const SCHEMA: string = newest.tag;

/**
 * A program of before does not serve a database that a newer one has changed: it would write what the newer one no longer
 * reads. Throws with what to do.
 */
export async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (tables[0].name === null) return;
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  if (Number(rows[0].last) > newest.when)
    throw new Error(
      `The database was changed by a newer version of Phum; this one knows it up to ${SCHEMA}. Start the newer version, or restore the backup of before the upgrade.`,
    );
}
