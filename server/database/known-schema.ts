import type pg from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const newest = journal.entries.at(-1)!;
/** The newest schema that this program knows, by the name of its migration. */
export const SCHEMA: string = newest.tag;

/** Whether this program knows a schema: it is its own, or an earlier one that it can bring to its own. */
export const knowsSchema = (schema: string): boolean => journal.entries.some(({ tag }) => tag === schema);

/** The newest migration that a database has seen against the newest that this program knows; none: it is empty. */
export async function compareSchema(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<'none' | 'same' | 'older' | 'newer'> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (tables[0].name === null) return 'none';
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  const last = Number(rows[0].last);
  if (last > newest.when) return 'newer';
  return last < newest.when ? 'older' : 'same';
}

/**
 * A program of before does not serve a database that a newer one has changed: it would write what the newer one no longer
 * reads. Throws with what to do.
 */
export async function refuseNewerSchema(client: pg.Client): Promise<void> {
  if ((await compareSchema(client)) === 'newer')
    throw new Error(
      `The database was changed by a newer version of Phum; this one knows it up to ${SCHEMA}. Start the newer version, or restore the backup of before the upgrade.`,
    );
}
