import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { byItself } from '../../database/by-itself.ts';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';
import { inTransaction } from '../../database/work.ts';
import type { Services } from '../../services.ts';
import { deleteFileRows, removeFromStore } from './change-file.ts';
import { findReferringColumns, type ReferringColumn } from './referring-columns.ts';

const UNUSED_HOURS = 24;
const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
/** Pages of a table that one statement reads: of a large one none takes longer than a query may. */
const PAGES = 4_000;

/**
 * Deletes uploads that nothing refers to a day after they came: a form left half filled, a picture chosen and changed
 * again, a list that was looked through and never imported. Returns how many went.
 */
export async function sweepFiles(services: Services): Promise<number> {
  const { db } = services.database;
  const { keys, texts } = await findReferringColumns(db);
  const unused = await findUnused(db, keys, texts);
  if (unused.length === 0) return 0;
  const context = byItself(services, 'file.sweep');
  const gone = await inTransaction(context, async (work) => {
    // Once they are locked nobody can begin to refer to them; who did so meanwhile is seen here.
    await work.tx.select({ id: file.id }).from(file).where(inArray(file.id, unused)).for('update');
    const still = await work.tx
      .select({ id: file.id })
      .from(file)
      .where(and(inArray(file.id, unused), noneOf(keys)));
    return deleteFileRows(
      work,
      still.map(({ id }) => id),
    );
  });
  await removeFromStore(services, gone);
  return gone.length;
}

/** Files older than a day whose id stands nowhere else, be it as a key, in a list, in JSON or in an address in a text. */
function findUnused(
  db: Services['database']['db'],
  keys: readonly ReferringColumn[],
  texts: readonly ReferringColumn[],
): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const old = sql`${file.created_at} < now() - make_interval(hours => ${UNUSED_HOURS})`;
      const rows = await tx
        .select({ id: file.id })
        .from(file)
        .where(and(old, noneOf(keys)));
      const unused = new Set(rows.map(({ id }) => id));
      for (const [table, columns] of Map.groupBy(texts, (column) => column.table)) {
        if (unused.size === 0) break;
        for (const id of await idsIn(tx, table, columns)) unused.delete(id);
      }
      return [...unused];
    },
    // One state of everything, however long it takes: no row can move from where it was not read yet to where it was.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** No key of another row is the file's id. */
const noneOf = (keys: readonly ReferringColumn[]): SQL | undefined =>
  and(
    ...keys.map(
      ({ table, column }) =>
        sql`not exists (select 1 from ${sql.identifier(table)} r where r.${sql.identifier(column)} = ${file.id})`,
    ),
  );

/** All ids that stand in texts, lists and JSON of a table. */
async function idsIn(db: Queryable, table: string, columns: readonly ReferringColumn[]): Promise<string[]> {
  const name = sql.identifier(table);
  const written = sql.join(
    columns.map(({ column }) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  const { rows: sizes } = await db.execute<{ pages: number }>(
    sql`select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages`,
  );
  const ids: string[] = [];
  for (let page = 0; page < sizes[0]!.pages; page += PAGES) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct found[1] as id
      from (select lower(concat_ws(' ', ${written})) as words from ${name}
        where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES},0)`}::tid) t,
        regexp_matches(words, ${ID}, 'g') as found
      where words like '%-%-%-%-%'`);
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}
