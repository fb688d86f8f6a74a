import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import {
  type CollectionField,
  type RecordValue,
  type RecordValues,
  type ReferenceTarget,
  takesMany,
} from '#shared/domain/collection/collection-field.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { Queryable } from '../../../database/client.ts';
import { event, program, resource, resource_page } from '../../../database/schema/publication.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';
import { targetOf } from '../references.ts';
import type { Terms } from '../terms.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const plain = (text: string) => cleanText(text).trim().toLowerCase();

/** What the cells of a row say, and the fields whose name belongs to no record or to several. */
export interface NamedValues {
  values: RecordValues;
  unknown: { field: string; found: number }[];
}

/** Ids and slugs for what a file calls by its name: sections, organisers and other records, terms, provinces. */
export async function namedValues(
  db: Queryable,
  collection: Collection,
  terms: Terms,
  rows: readonly RecordValues[],
): Promise<NamedValues[]> {
  const references = fieldsOf(collection).filter(({ input }) => input === 'reference');
  const named = new Map<ReferenceTarget, Set<string>>();
  for (const values of rows)
    for (const { target, name } of references.flatMap((field) => nameIn(field, values) ?? []))
      named.set(target, (named.get(target) ?? new Set()).add(name));
  const found = new Map<ReferenceTarget, Map<string, string[]>>();
  for (const [target, names] of named) found.set(target, await idsByName(db, target, [...names]));

  return rows.map((typed) => {
    const values = { ...typed };
    const unknown: NamedValues['unknown'] = [];
    for (const field of references) {
      const wanted = nameIn(field, typed);
      if (!wanted) continue;
      const ids = found.get(wanted.target)?.get(wanted.name) ?? [];
      if (ids.length === 1) values[field.name] = ids[0]!;
      else unknown.push({ field: field.name, found: ids.length });
    }
    for (const field of fieldsOf(collection)) {
      const value = values[field.name];
      if (value !== undefined) values[field.name] = termsOrProvince(field, value, terms);
    }
    return { values, unknown };
  });
}

function nameIn(field: CollectionField, values: RecordValues) {
  const text = textOf(values[field.name]).trim();
  const target = targetOf(field, values);
  return text === '' || UUID.test(text) || !target ? null : { target, name: plain(text) };
}

function termsOrProvince(field: CollectionField, value: RecordValue, terms: Terms): RecordValue {
  const slugOf = (text: string) => {
    const kind = field.taxonomy ?? '';
    if (terms.bySlug(kind, text)) return text;
    const term = terms.list(kind).find(({ slug, name, name_kh }) => isOneOf(text, [slug, name, name_kh]));
    return term?.slug ?? text;
  };
  if (field.taxonomy) return takesMany(field.input) ? [value].flat().map(slugOf) : slugOf(textOf(value));
  if (field.input !== 'province') return value;
  return PROVINCES.find(({ name, name_kh }) => isOneOf(textOf(value), [name, name_kh]))?.code ?? value;
}

const isOneOf = (text: string, names: readonly string[]) =>
  plain(text) !== '' && names.some((name) => plain(name) === plain(text));

interface Named {
  id: PgColumn;
  names: readonly PgColumn[];
  within?: SQL | undefined;
}

const publication = (table: typeof program | typeof event | typeof resource): Named => ({
  id: table.id,
  names: [table.title, table.title_kh],
  within: isNull(table.deleted_at),
});

function namesOf(target: ReferenceTarget): Named {
  switch (target) {
    case 'stakeholder':
      return { id: stakeholder.id, names: [stakeholder.name, stakeholder.name_kh] };
    case 'program':
      return publication(program);
    case 'event':
      return publication(event);
    case 'resource':
      return publication(resource);
    default: {
      const kind = target === 'blog_page' ? 'blog' : 'file';
      return {
        id: resource_page.id,
        names: [resource_page.slug, resource_page.name, resource_page.name_kh],
        within: and(isNull(resource_page.deleted_at), eq(resource_page.kind, kind)),
      };
    }
  }
}

/** The ids of the records that bear each name, in either language or as their slug. */
async function idsByName(db: Queryable, target: ReferenceTarget, wanted: readonly string[]) {
  const { id, names, within } = namesOf(target);
  const among = sql.param([...wanted]);
  const bears = or(...names.map((name) => sql`lower(${name}) = any(${among}::text[])`));
  const said = sql<string[]>`array[${sql.join(
    names.map((name) => sql`lower(${name})`),
    sql`, `,
  )}]`;
  const rows = await db
    .select({ id: sql<string>`${id}`, said })
    .from(id.table)
    .where(and(within, bears));
  const found = new Map<string, string[]>();
  for (const row of rows)
    for (const name of new Set(row.said))
      if (name !== '') found.set(name, [...(found.get(name) ?? []), row.id]);
  return found;
}
