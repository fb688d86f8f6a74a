import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** A table with the columns that are written, in order. */
export interface Table {
  name: string;
  columns: string[];
}

/** All tables of the program; a partitioned one is read and written as a whole. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ');

export const copyOut = (table: Table): string =>
  `copy (select ${columnsOf(table)} from public.${quoted(table.name)}) to stdout`;
export const copyIn = (table: Table): string =>
  `copy public.${quoted(table.name)} (${columnsOf(table)}) from stdin`;

/** Where the numbers of requests have got to. */
export async function readSequences(
  client: Client,
): Promise<Record<string, { last: string; called: boolean }>> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found: Record<string, { last: string; called: boolean }> = {};
  for (const { name } of rows) {
    const one = await client.query(
      `select last_value::text as last, is_called as called from public.${quoted(name)}`,
    );
    found[name] = one.rows[0];
  }
  return found;
}

/** Takes all references between tables away; returns what puts them back, which checks every row. */
export async function takeReferencesAway(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; rule: string }>(`
    select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { place, name } of rows)
    await client.query(`alter table ${place} drop constraint ${quoted(name)}`);
  return rows.map(({ place, name, rule }) => `alter table ${place} add constraint ${quoted(name)} ${rule}`);
}
