import type { Collection } from '#shared/domain/collection/collection.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { notFound } from '#web/lib/read-problem.ts';

/** The collection an address names; the 404 page for any other name. */
export function collectionOf(name: string | undefined): Collection {
  const collection = findCollection(name);
  if (!collection) throw notFound();
  return collection;
}
