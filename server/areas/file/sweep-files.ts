import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';
import { inTransaction } from '../../database/work.ts';
import { visitor } from '../../http/actor.ts';
import type { Services } from '../../services.ts';
import { deleteFileRows, removeFromStore } from './change-file.ts';

/** Tables that only remember what happened: to be named there keeps no file. */
const MEMORIES = ['file', 'audit_entry', 'idempotency_key'];
const UNUSED_HOURS = 24;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Deletes uploads that nothing refers to a day after they came: a form left half filled, a picture chosen and changed
 * again, a list that was looked through and never imported. Returns how many went.
 */
export async function sweepFiles(services: Services): Promise<number> {
  const context = { services, actor: visitor, requestId: 'file.sweep', ipHash: '', language: 'en' as const };
  const gone = await inTransaction(context, async (work) => deleteFileRows(work, await findUnused(work.tx)));
  await removeFromStore(services, gone);
  return gone.length;
}

/** Files older than a day whose id stands in no row of any other table, be it a key, a list, a payload or an address. */
async function findUnused(db: Queryable): Promise<string[]> {
  const columns = await findReferringColumns(db);
  const keys = columns.filter(({ type }) => type === 'uuid');
  const old = await db
    .select({ id: file.id })
    .from(file)
    .where(
      sql.join(
        [
          sql`${file.created_at} < now() - make_interval(hours => ${UNUSED_HOURS})`,
          ...keys.map(
            ({ table, column }) =>
              sql`not exists (select 1 from ${sql.identifier(table)} r where r.${sql.identifier(column)} = ${file.id})`,
          ),
        ],
        sql` and `,
      ),
    );
  const unused = new Set(old.map(({ id }) => id));
  const texts = Map.groupBy(
    columns.filter(({ type }) => type !== 'uuid'),
    ({ table }) => table,
  );
  for (const [table, ofTable] of texts) {
    if (unused.size === 0) break;
    const written = sql.join(
      ofTable.map(({ column }) => sql`${sql.identifier(column)}::text`),
      sql`, `,
    );
    const { rows } = await db.execute<{ id: string }>(
      sql`select distinct found[1] as id from ${sql.identifier(table)},
        regexp_matches(lower(concat_ws(' ', ${written})), ${`(${UUID})`}, 'g') as found`,
    );
    for (const { id } of rows) unused.delete(id);
  }
  return [...unused];
}

interface ReferringColumn extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
}

/**
 * Every column in which the id of a file can stand, read from the database itself, so that one added tomorrow counts too:
 * keys but those that lead to other tables, texts, lists and JSON.
 */
export async function findReferringColumns(db: Queryable): Promise<ReferringColumn[]> {
  const { rows } = await db.execute<ReferringColumn>(sql`
    select t.relname as table, c.attname as column, format_type(c.atttypid, null) as type
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = current_schema()::regnamespace
      and t.relname not in ${MEMORIES}
      and c.attnum > 0 and not c.attisdropped and c.attname <> 'id'
      and format_type(c.atttypid, null) in ('uuid', 'uuid[]', 'text', 'text[]', 'jsonb')
      and not exists (
        select 1 from pg_constraint k
        where k.contype = 'f' and k.conrelid = t.oid and c.attnum = any (k.conkey)
          and k.confrelid <> 'file'::regclass
      )
    order by 1, 2`);
  return rows;
}
