import { type AnyColumn, and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import {
  content_page,
  event,
  highlight,
  partner,
  program,
  resource,
  resource_page,
} from '../../database/schema/publication.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

/** A row of any collection, as the database gives it. */
export type Row = Record<string, unknown> & {
  id: string;
  version: number;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  status?: string;
  published_at?: Date | null;
};

/** Where the records of a collection are kept. */
export interface Store {
  table: PgTable;
  columns: Readonly<Record<string, AnyColumn>>;
  /** Which rows of the table are the collection's. */
  where: SQL | undefined;
  /** What every new row carries. */
  fixed: Readonly<Record<string, unknown>>;
}

const inPagesOf = (kind: 'blog' | 'file') =>
  sql`${resource.page_id} in (select ${resource_page.id} from ${resource_page} where ${resource_page.kind} = ${kind})`;

const PARTS: Readonly<Record<string, { table: PgTable; where?: SQL; fixed?: Record<string, unknown> }>> = {
  program: { table: program },
  event: { table: event },
  post: { table: resource, where: inPagesOf('blog') },
  library_file: { table: resource, where: inPagesOf('file') },
  resource_page: { table: resource_page },
  content_page: { table: content_page },
  highlight: { table: highlight },
  partner: { table: partner, where: eq(partner.role, 'partner'), fixed: { role: 'partner' } },
  coordinator: { table: partner, where: eq(partner.role, 'coordinator'), fixed: { role: 'coordinator' } },
};

/** The store of a collection; those without one of their own are kinds of taxonomy_term. */
export function storeOf({ name }: Collection): Store {
  const {
    table,
    where,
    fixed = {},
  } = PARTS[name] ?? {
    table: taxonomy_term,
    where: eq(taxonomy_term.kind, name),
    fixed: { kind: name },
  };
  return { table, columns: getTableColumns(table), where, fixed };
}

/** The column of a field; fields that point at something are kept under `<name>_id`. */
export function columnName({ columns }: Store, { name }: Pick<CollectionField, 'name'>): string {
  return name in columns ? name : (OTHERWISE[name] ?? `${name}_id`);
}

/** `page` would be the number of the page in the query of a list. */
const OTHERWISE: Readonly<Record<string, string>> = { section: 'page_id' };

export function columnOf(store: Store, field: Pick<CollectionField, 'name'>): AnyColumn {
  return store.columns[columnName(store, field)]!;
}

/** The rows of a collection that fulfil a condition too. */
export function among(store: Store, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(store.where, ...conditions);
}
