import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { SCHEMA } from '../../database/known-schema.ts';
import { VERSION } from '../../version.ts';

/** Which versions work here: of the program, of PostgreSQL, and of how things are stored. */
export async function readVersions(db: Queryable) {
  const { rows } = await db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  return { program: VERSION, database: `PostgreSQL ${rows[0]?.version.split(' ')[0] ?? ''}`, schema: SCHEMA };
}
