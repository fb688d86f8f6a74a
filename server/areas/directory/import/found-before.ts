import { sql } from 'drizzle-orm';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Queryable } from '../../../database/client.ts';
import type { RowKind } from './kind-of-cell.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

interface Row {
  line: number;
  title: string;
  sign: string;
}

/** The kinds of the records that rows name by their id. */
export async function kindsOfIds(db: Queryable, ids: readonly string[]): Promise<Map<string, RowKind>> {
  const { rows } = await db.execute<{ id: string; kind: StakeholderKind; type_slug: string | null }>(sql`
    select id, kind, type_slug from stakeholder where id = any(${list(
      ids.filter((id) => UUID.test(id)),
      'uuid',
    )})`);
  return new Map(rows.map(({ id, kind, type_slug }) => [id, { kind, type_slug }]));
}

/** What some rows of a file find of themselves: records, earlier imports and earlier lines. */
export interface FoundBefore {
  /** Records that earlier imports made of the very same rows. */
  made: ReadonlyMap<string, string>;
  /** The line above that says the very same. */
  lineOf(sign: string, line: number): number | null;
  /** Records with the same name that no public page shows. */
  hiddenLike(row: { title: string; kind: string | null }): { id: string; reasons: string[] }[];
}

const list = (values: readonly string[], type: string) => sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** Looks all rows of a piece up at once. */
export async function findBefore(
  db: Queryable,
  importId: string,
  rows: readonly Row[],
): Promise<FoundBefore> {
  const signs = rows.flatMap(({ sign }) => sign || []);
  const titles = rows.flatMap(({ title }) => title.toLowerCase() || []);
  const made = await db.execute<{ sign: string; record_id: string }>(sql`
    select r.sign, r.record_id from directory_import_row r join stakeholder s on s.id = r.record_id
    where r.did = 'create' and r.sign = any(${list(signs, 'text')})`);
  const above = await db.execute<{ sign: string; line: number }>(sql`
    select sign, min(line) as line from directory_import_row
    where import_id = ${importId} and sign = any(${list(signs, 'text')}) and will <> '' group by sign`);
  const hidden = await db.execute<{ id: string; kind: string; name: string; name_kh: string }>(sql`
    select id, kind, lower(name) as name, lower(name_kh) as name_kh from stakeholder
    where status <> 'approved' and not exists (select 1 from stakeholder_redirect d where d.id = stakeholder.id)
      and (lower(name) = any(${list(titles, 'text')}) or lower(name_kh) = any(${list(titles, 'text')}))`);
  const lines = new Map(above.rows.map(({ sign, line }) => [sign, Number(line)]));
  for (const { sign, line } of rows) if (sign && !((lines.get(sign) ?? line) < line)) lines.set(sign, line);
  return {
    made: new Map(made.rows.map(({ sign, record_id }) => [sign, record_id])),
    lineOf(sign, line) {
      const first = lines.get(sign);
      return first !== undefined && first < line ? first : null;
    },
    hiddenLike: ({ title, kind }) =>
      hidden.rows
        .filter((one) => one.kind === kind && [one.name, one.name_kh].includes(title.toLowerCase()))
        .map(({ id }) => ({ id, reasons: ['name'] })),
  };
}

/** Whether a record became a part of another. */
export async function mergedOf(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from stakeholder_redirect where id = ${id}`);
  return rows.length > 0;
}
