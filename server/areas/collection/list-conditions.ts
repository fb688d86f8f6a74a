import {
  type AnyColumn,
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { exportRecords } from '#shared/contracts/collection-import.contract.ts';
import { listQuery } from '#shared/contracts/collection-parts.ts';
import { pageQuery } from '#shared/contracts/list.ts';
import { type Collection, fieldsOf, filtersOf, sortableOf } from '#shared/domain/collection/collection.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import type { RecordState } from '#shared/domain/collection/collection-state.ts';
import { parseMoment } from '#shared/domain/collection/moment.ts';
import { isProvinceCode } from '#shared/domain/provinces.ts';
import type { Queryable } from '../../database/client.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import { strangersTo } from '../../http/unknown-parameters.ts';
import { saying } from '../../search/saying.ts';
import { columnOf, type Store } from './collection-store.ts';
import type { Terms } from './terms.ts';

export type ListQuery = z.output<(typeof exportRecords)['query']>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The state of a row as SQL. The same as `stateOf`, by the clock of the database. */
export function stateCondition(
  { publishes }: Collection,
  { columns }: Store,
  state: RecordState | 'all',
): SQL {
  const here = isNull(columns.deleted_at!);
  if (state === 'all') return here;
  if (state === 'bin') return isNotNull(columns.deleted_at!);
  if (!publishes) return state === 'published' ? here : sql`false`;
  const [status, at] = [columns.status!, columns.published_at!];
  const conditions: Record<typeof state, SQL> = {
    published: sql`${status} = 'approved' and (${at} is null or ${at} <= now())`,
    scheduled: sql`${status} = 'approved' and ${at} > now()`,
    draft: sql`${status} not in ('approved', 'archived')`,
    archived: sql`${status} = 'archived'`,
  };
  return and(here, conditions[state])!;
}

/** What a list of a collection may be asked for: a name that is misspelt would let it grow unseen. */
const parametersOfList = (collection: Collection) => [
  ...Object.keys(listQuery.shape),
  ...Object.keys(pageQuery),
  ...filtersOf(collection).flatMap(({ name, input }) =>
    input === 'moment' ? [`${name}_from`, `${name}_to`] : [name],
  ),
];

/** Search and filters of a list, without the state. Problem `invalid` for values no field can have. */
export async function filterConditions(
  db: Queryable,
  collection: Collection,
  store: Store,
  query: ListQuery,
  terms: Terms,
): Promise<SQL | undefined> {
  const wrong: FieldProblems = Object.fromEntries(
    strangersTo(parametersOfList(collection), query).map((name) => [name, [{ key: 'select' }]]),
  );
  const conditions: (SQL | undefined)[] = [];
  for (const field of filtersOf(collection)) {
    const found = conditionOf(field, columnOf(store, field), query, terms);
    if (found === 'wrong') wrong[field.name] = [{ key: 'select' }];
    else conditions.push(found);
  }
  if (Object.keys(wrong).length > 0) throw new Problem('invalid', { fields: wrong });
  if (query.missing) conditions.push(missingIn(collection, store, query.missing));
  if (query.search) {
    const said = await saying(
      db,
      { from: sql`${store.table}`, texts: searchedTexts(collection, store), within: store.where },
      query.search,
    );
    conditions.push(or(said, UUID.test(query.search) ? eq(store.columns.id!, query.search) : undefined));
  }
  return and(...conditions);
}

function conditionOf(
  field: CollectionField,
  column: AnyColumn,
  query: ListQuery,
  terms: Terms,
): SQL | undefined | 'wrong' {
  const wanted = [query[field.name] ?? []].flat().filter((value) => value !== '') as string[];
  if (field.input === 'moment') return span(column, query[`${field.name}_from`], query[`${field.name}_to`]);
  if (wanted.length === 0) return undefined;
  switch (field.input) {
    case 'term': {
      const found = wanted.map((slug) => terms.bySlug(field.taxonomy ?? '', slug)?.id);
      return found.includes(undefined) ? 'wrong' : inArray(column, found as string[]);
    }
    case 'terms':
      return wanted.every((slug) => terms.bySlug(field.taxonomy ?? '', slug))
        ? arrayOverlaps(column, wanted)
        : 'wrong';
    case 'tags':
      return arrayOverlaps(column, wanted);
    case 'select':
      return wanted.every((value) => field.options.includes(value)) ? inArray(column, wanted) : 'wrong';
    case 'switch':
      if (wanted.some((value) => value !== 'yes' && value !== 'no')) return 'wrong';
      return inArray(
        column,
        wanted.map((value) => value === 'yes'),
      );
    case 'province':
      return wanted.every(isProvinceCode) ? inArray(column, wanted) : 'wrong';
    case 'reference':
      return wanted.every((value) => UUID.test(value)) ? inArray(column, wanted) : 'wrong';
    default:
      return inArray(column, wanted);
  }
}

/** From a moment to another; a day alone counts whole. */
function span(column: AnyColumn, from: unknown, to: unknown): SQL | undefined | 'wrong' {
  const read = (value: unknown) =>
    typeof value === 'string' && value !== '' ? parseMoment(value) : undefined;
  const [start, end] = [read(from), read(to)];
  if (start === null || end === null) return 'wrong';
  const wholeDay = typeof to === 'string' && !/\d:\d/.test(to) ? 86_400_000 : 0;
  return and(
    start ? gte(column, new Date(start)) : undefined,
    end ? lt(column, new Date(Date.parse(end) + wholeDay)) : undefined,
  );
}

/** Records that lack a text in one language: one that is needed, or that the other language has. */
function missingIn(collection: Collection, store: Store, language: 'en' | 'km'): SQL | undefined {
  return or(
    ...fieldsOf(collection)
      .filter(({ lang, twin }) => lang === 'en' && twin)
      .map((field) => {
        const [en, km] = [columnOf(store, field), columnOf(store, { name: field.twin! })];
        const [absent, present] = language === 'en' ? [en, km] : [km, en];
        return field.required === 'no' ? sql`(${absent} = '' and ${present} <> '')` : sql`${absent} = ''`;
      }),
  );
}

/** What the search of a list looks through: names first, then every longer text, without the tags of rich ones. */
function searchedTexts(collection: Collection, store: Store): SQL[] {
  const long = fieldsOf(collection).filter(({ input }) => LONG.includes(input));
  return [
    ...collection.searchIn.map((name) => sql`${store.columns[name]!}`),
    ...long.map((field) => {
      const column = columnOf(store, field);
      return field.input === 'rich_text'
        ? sql`regexp_replace(${column}, '<[^>]+>', ' ', 'g')`
        : sql`${column}`;
    }),
    ...(store.columns.tags ? [sql`words_of(${store.columns.tags})`] : []),
  ];
}
const LONG: readonly CollectionField['input'][] = ['textarea', 'rich_text', 'lines'];

/** The order of a list. Problem `invalid` for what it cannot be ordered by. */
export function orderOf(collection: Collection, store: Store, ordering: string): SQL[] {
  const wanted = ordering || collection.order;
  const name = wanted.replace(/^-/, '');
  if (!sortableOf(collection).includes(name))
    throw new Problem('invalid', { fields: { ordering: [{ key: 'select' }] } });
  const column = columnOf(store, { name });
  const text = fieldsOf(collection).find((field) => field.name === name);
  const by = text?.lang
    ? sql`nullif(${column}, '') collate ${sql.raw(text.lang === 'km' ? '"km-x-icu"' : '"en-x-icu"')}`
    : sql`${column}`;
  const way = wanted.startsWith('-') ? desc(by) : asc(by);
  return [sql`${way} nulls last`, asc(store.columns.id!)];
}
