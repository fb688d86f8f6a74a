import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';

/** Tables that only remember what happened, or are made from others: to be named there keeps no file. */
const MEMORIES = ['file', 'audit_entry', 'idempotency_key', 'mail_outbox', 'page_view', 'stakeholder_view'];

export interface ReferringColumn extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
}

/**
 * Every column in which the id of a file can stand, read from the database itself, so that one added tomorrow counts too:
 * keys but those that lead to other tables; texts, lists and JSON.
 */
export async function findReferringColumns(
  db: Queryable,
): Promise<{ keys: ReferringColumn[]; texts: ReferringColumn[] }> {
  const { rows } = await db.execute<ReferringColumn>(sql`
    select t.relname as table, c.attname as column, format_type(c.atttypid, null) as type
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relkind = 'r' and not t.relispartition and t.relnamespace = current_schema()::regnamespace
      and t.relname not in ${MEMORIES} and t.relname not like 'search\\_%'
      and c.attnum > 0 and not c.attisdropped and c.attname <> 'id'
      and format_type(c.atttypid, null) in ('uuid', 'uuid[]', 'text', 'text[]', 'jsonb')
      and not exists (
        select 1 from pg_constraint k
        where k.contype = 'f' and k.conrelid = t.oid and c.attnum = any (k.conkey)
          and k.confrelid <> 'file'::regclass
      )
    order by 1, 2`);
  return {
    keys: rows.filter(({ type }) => type === 'uuid'),
    texts: rows.filter(({ type }) => type !== 'uuid'),
  };
}
