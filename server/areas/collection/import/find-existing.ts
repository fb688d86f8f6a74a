import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { changedFields, emptyValues, sameValue, textOf } from '#shared/domain/collection/clean-record.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { Queryable } from '../../../database/client.ts';
import { record_import } from '../../../database/schema/collection.ts';
import { among, type Row, storeOf } from '../collection-store.ts';
import { valuesOf } from '../row-values.ts';
import { valuesAfter } from '../save-record.ts';
import type { Terms } from '../terms.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A row of a file: the record it names, and what its cells say. */
export interface WantedRow {
  id: string;
  typed: RecordValues;
}

/** Records that rows of a file are about, by what the rows say of themselves. */
export interface ExistingRecords {
  /** The record a row names by its id or slug. */
  named(row: WantedRow): Row | null;
  /** The record a row without a name made in an earlier import, or that says the same already. */
  same(row: WantedRow): Row | null;
}

/** What a row says, as one short text: the same row of the same file has it again. */
export const signOf = ({ typed }: WantedRow): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(typed).filter(hasValue).sort(byName)))
    .digest('base64url')
    .slice(0, 22);

const hasValue = ([, value]: [string, RecordValues[string]]) => value.length > 0;
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** Finds the records that the rows of a file are about, in a few queries for all of them. */
export async function findExisting(
  db: Queryable,
  collection: Collection,
  terms: Terms,
  rows: readonly WantedRow[],
): Promise<ExistingRecords> {
  const store = storeOf(collection);
  const { id, slug, deleted_at } = store.columns;
  const select = async (condition: SQL | undefined) =>
    (await db.select().from(store.table).where(among(store, condition))) as Row[];
  const oneOf = (column: SQL, values: readonly string[], type: string) =>
    sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

  const ids = rows.flatMap((row) => (UUID.test(row.id) ? row.id : []));
  const byId = ids.length > 0 ? await select(oneOf(sql`${id!}`, ids, 'uuid')) : [];
  const slugs = slug ? rows.flatMap(({ typed }) => slugIn(typed) || []) : [];
  const bySlug = slugs.length > 0 ? await select(oneOf(sql`${slug!}`, slugs, 'text')) : [];

  const nameless = rows.filter((row) => row.id === '' && !(slug && slugIn(row.typed)));
  const after = (typed: RecordValues) => valuesAfter(collection, null, typed);
  const titled = [collection.title, `${collection.title}_kh`].flatMap((name) => {
    const column = store.columns[name];
    const titles = nameless.flatMap(({ typed }) => textOf(after(typed)[name]) || []);
    return column && titles.length > 0 ? oneOf(sql`${column}`, titles, 'text') : [];
  });
  const alive = deleted_at ? isNull(deleted_at) : undefined;
  const alike = titled.length > 0 ? await select(and(or(...titled), alive)) : [];
  const made = await madeBefore(db, collection, nameless.map(signOf));
  const stillThere = made.size > 0 ? await select(and(inArray(id!, [...made.values()]), alive)) : [];

  const kept = alike.map((row) => ({ row, values: valuesOf(collection, store, row, terms) }));
  const byTitle = Map.groupBy(kept, ({ values }) => titlesIn(collection, values));
  const ofId = new Map([...byId, ...stillThere].map((row) => [row.id, row]));
  const ofSlug = new Map(bySlug.map((row) => [String(row.slug), row]));
  return {
    named: (row) => (row.id ? (ofId.get(row.id) ?? null) : ((slug && ofSlug.get(slugIn(row.typed))) ?? null)),
    same(row) {
      const earlier = ofId.get(made.get(signOf(row)) ?? '');
      if (earlier) return earlier;
      const wanted = after(row.typed);
      const first = emptyValues(collection);
      const says = kept.length > 0 ? (byTitle.get(titlesIn(collection, wanted)) ?? []) : [];
      const alreadySaid = says.find(({ values }) =>
        // What the row leaves open, somebody may have filled in since.
        changedFields(collection, values, wanted).every((name) => sameValue(wanted[name], first[name])),
      );
      return alreadySaid?.row ?? null;
    },
  };
}

const slugIn = (typed: RecordValues) => textOf(typed.slug).trim().toLowerCase();

const titlesIn = ({ title }: Collection, values: RecordValues) =>
  `${textOf(values[title])}\n${textOf(values[`${title}_kh`])}`;

/** Records that earlier imports made of the same rows, unless they were taken back. */
async function madeBefore(db: Queryable, collection: Collection, signs: readonly string[]) {
  const { rows } = await db.execute<{ sign: string; record_id: string }>(sql`
    select made ->> 'sign' as sign, made ->> 'record_id' as record_id
    from ${record_import}, jsonb_array_elements(${record_import.rows}) as made
    where ${and(eq(record_import.collection, collection.name), isNull(record_import.undone_at))}
      and made ->> 'did' = 'create' and made ->> 'sign' = any(${sql.param([...signs])}::text[])`);
  return new Map(rows.map(({ sign, record_id }) => [sign, record_id]));
}
