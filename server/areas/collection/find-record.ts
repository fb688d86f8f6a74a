import { eq } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import type { Queryable } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { among, type Row, type Store } from './collection-store.ts';

/** The collection of an address; Problem `not_found` when there is none. */
export function getCollection(name: string): Collection {
  const collection = findCollection(name);
  if (!collection) throw new Problem('not_found');
  return collection;
}

/** A record of a collection, also one in the bin; Problem `not_found`. */
export async function getRow(db: Queryable, store: Store, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(store.table)
    .where(among(store, eq(store.columns.id!, id)));
  if (!row) throw new Problem('not_found');
  return row as Row;
}

/** The same, kept from being changed by others until the transaction ends. */
export async function lockRow(db: Queryable, store: Store, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(store.table)
    .where(among(store, eq(store.columns.id!, id)))
    .for('update');
  if (!row) throw new Problem('not_found');
  return row as Row;
}
