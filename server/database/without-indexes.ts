import { sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** For the sorts and heaps that indexes are made by. */
const MEMORY = '512MB';

/**
 * Fills tables that have no index but those of their keys meanwhile: a row written into an index costs far more than the same row
 * when the whole index is made. In a transaction, so that whatever ends the work leaves the indexes as they were; until it
 * commits nobody else reads or writes these tables.
 */
export async function withoutIndexes<T>(
  tx: Queryable,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.oid = any(${sql.param(tables)}::regclass[]) and not i.indisunique and not i.indisprimary
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.raw(name)}`);
  const done = await work();
  await tx.execute(sql`set local maintenance_work_mem = ${sql.raw(`'${MEMORY}'`)}`);
  // Of a table in parts the definition says `only`, which would leave its parts without.
  for (const { definition } of rows) await tx.execute(sql.raw(definition.replace(' ON ONLY ', ' ON ')));
  return done;
}
