import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';

/** A column that names a page, the key of its rows, and when a row has a twin at the other page and so stays behind. */
export interface Join {
  table: string;
  column: string;
  key: readonly string[];
  where?: SQL;
  /** `t` is a row of the page that gives way, `o` one of the page that stays. */
  twin?: SQL;
  /** What makes a row that stays behind do nothing any more. */
  quiet?: SQL;
}

const same = (...columns: string[]) =>
  sql.join(
    columns.map((name) => sql`t.${sql.identifier(name)} is not distinct from o.${sql.identifier(name)}`),
    sql` and `,
  );

/**
 * Everything that goes over when two pages become one. A test compares this list with the foreign keys of the database,
 * so that nothing new is forgotten.
 */
export const JOINS: readonly Join[] = [
  { table: 'product', column: 'stakeholder_id', key: ['id'], twin: sql`lower(t.name) = lower(o.name)` },
  {
    table: 'team_member',
    column: 'stakeholder_id',
    key: ['id'],
    twin: same('first_name', 'last_name', 'position'),
  },
  {
    table: 'funding_round',
    column: 'stakeholder_id',
    key: ['id'],
    twin: same('announced_date', 'amount', 'currency', 'funding_type'),
  },
  { table: 'funding_round_investor', column: 'stakeholder_id', key: ['id'] },
  {
    table: 'stakeholder_member',
    column: 'stakeholder_id',
    key: ['id'],
    twin: sql`t.person_id = o.person_id or (t.email <> '' and lower(t.email) = lower(o.email))`,
    quiet: sql`state = 'left'`,
  },
  { table: 'submission', column: 'stakeholder_id', key: ['id'] },
  { table: 'change_set', column: 'stakeholder_id', key: ['id'] },
  { table: 'claim', column: 'stakeholder_id', key: ['id'] },
  { table: 'cohort', column: 'stakeholder_id', key: ['id'] },
  {
    table: 'cohort_member',
    column: 'stakeholder_id',
    key: ['cohort_id'],
    twin: same('cohort_id'),
    quiet: sql`state = 'declined'`,
  },
  {
    table: 'connection',
    column: 'from_stakeholder_id',
    key: ['id'],
    twin: sql`t.to_stakeholder_id is not distinct from o.to_stakeholder_id and t.to_person_id is not distinct from o.to_person_id`,
    quiet: sql`state = 'disconnected'`,
  },
  {
    table: 'connection',
    column: 'to_stakeholder_id',
    key: ['id'],
    twin: sql`coalesce(t.from_stakeholder_id, t.from_person_id) = coalesce(o.from_stakeholder_id, o.from_person_id)`,
    quiet: sql`state = 'disconnected'`,
  },
  { table: 'thread', column: 'stakeholder_id', key: ['id'] },
  { table: 'program', column: 'organiser_id', key: ['id'] },
  { table: 'event', column: 'organiser_id', key: ['id'] },
  { table: 'stakeholder_redirect', column: 'target_id', key: ['id'] },
  {
    table: 'saved_item',
    column: 'object_id',
    key: ['person_id', 'kind'],
    where: sql`kind = 'stakeholder'`,
    twin: same('person_id', 'kind'),
  },
  { table: 'report', column: 'subject_id', key: ['id'], where: sql`subject_kind = 'stakeholder'` },
  { table: 'highlight', column: 'object_id', key: ['id'], where: sql`kind = 'stakeholder'` },
  {
    table: 'ownership_offer',
    column: 'stakeholder_id',
    key: ['id'],
    // A page has one open offer at most.
    twin: sql`t.state = 'offered' and o.state = 'offered'`,
    quiet: sql`state = 'withdrawn'`,
  },
];

/** What says something of a page itself: it stays with the page that gives way, and is compared field by field. */
export const KEPT: readonly string[] = [
  'startup',
  'stakeholder_individual',
  'investor',
  'eso',
  'stakeholder_term',
  'stakeholder_area',
  'fact_source',
  'stakeholder_view',
];

type Key = Record<string, string>;
/** Rows that went over, by the number of their join; and of those that stayed behind and were silenced, how they stood. */
export interface Moved {
  rows: { join: number; keys: Key[] }[];
  quiet: { join: number; rows: { key: Key; state: string }[] }[];
}

const keyOf = ({ key }: Join, alias: string) =>
  sql`jsonb_build_object(${sql.join(
    key.flatMap((name) => [sql`${name}::text`, sql`${sql.identifier(alias)}.${sql.identifier(name)}::text`]),
    sql`, `,
  )})`;

const isKey = ({ key }: Join, alias: string, value: Key) =>
  sql.join(
    key.map((name) => sql`${sql.identifier(alias)}.${sql.identifier(name)}::text = ${value[name] ?? ''}`),
    sql` and `,
  );

/** Lets everything that hangs on one page hang on the other. */
export async function joinRows(tx: Queryable, from: string, into: string): Promise<Moved> {
  const moved: Moved = { rows: [], quiet: [] };
  for (const [join, one] of JOINS.entries()) {
    const [table, column] = [sql.identifier(one.table), sql.identifier(one.column)];
    const twin = one.twin
      ? sql` and not exists (select 1 from ${table} o where o.${column} = ${into} and (${one.twin}))`
      : sql``;
    // A relation between the two pages would become a relation of a page with itself.
    const self =
      one.table === 'connection'
        ? sql` and ${into}::uuid is distinct from ${sql.identifier(one.column === 'to_stakeholder_id' ? 'from_stakeholder_id' : 'to_stakeholder_id')}`
        : sql``;
    const only = one.where ? sql` and ${one.where}` : sql``;
    const { rows } = await tx.execute<{ key: Key }>(sql`
      update ${table} t set ${column} = ${into} where t.${column} = ${from}${only}${twin}${self} returning ${keyOf(one, 't')} as key`);
    if (rows.length > 0) moved.rows.push({ join, keys: rows.map(({ key }) => key) });
    if (!one.quiet) continue;
    const silent = await tx.execute<{ key: Key; state: string }>(sql`
      with was as (select t.*, ${keyOf(one, 't')} as key from ${table} t where t.${column} = ${from}${only} for update)
      update ${table} u set ${one.quiet} from was
      where u.${column} = ${from} and ${keyOf(one, 'u')} = was.key
      returning was.key, was.state`);
    if (silent.rows.length > 0) moved.quiet.push({ join, rows: silent.rows });
  }
  return moved;
}

/** Gives back what went over. False when one of the rows is not where the merge left it. */
export async function unjoinRows(tx: Queryable, from: string, into: string, moved: Moved): Promise<boolean> {
  for (const { join, rows } of moved.quiet) {
    const one = JOINS[join]!;
    const [table, column] = [sql.identifier(one.table), sql.identifier(one.column)];
    for (const { key, state } of rows)
      await tx.execute(
        sql`update ${table} t set state = ${state} where t.${column} = ${from} and ${isKey(one, 't', key)}`,
      );
  }
  for (const { join, keys } of moved.rows) {
    const one = JOINS[join]!;
    const [table, column] = [sql.identifier(one.table), sql.identifier(one.column)];
    for (const key of keys) {
      const { rowCount } = await tx.execute(
        sql`update ${table} t set ${column} = ${from} where t.${column} = ${into} and ${isKey(one, 't', key)}`,
      );
      if (rowCount !== 1) return false;
    }
  }
  return true;
}

/** How many rows of a table hang on a page. */
export async function countRows(tx: Queryable, table: string, id: string): Promise<number> {
  const columns = JOINS.filter((one) => one.table === table);
  const any = sql.join(
    columns.map(
      ({ column, where }) => sql`(${sql.identifier(column)} = ${id}${where ? sql` and ${where}` : sql``})`,
    ),
    sql` or `,
  );
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${any}`,
  );
  return rows[0]?.count ?? 0;
}
