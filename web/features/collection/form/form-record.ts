import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';

/** Whether what is saved stays out of sight until it is published: the record is public as it is. */
export const keepsCopy = (
  { publishes }: Pick<Collection, 'publishes'>,
  record: Pick<CollectionRecord, 'state'> | null,
): boolean => publishes && record?.state === 'published';

/** The record as its form writes it: of a public one its working copy, counted by the savings of that. */
export function formRecord(collection: Collection, record: CollectionRecord): CollectionRecord {
  if (!keepsCopy(collection, record)) return record;
  const { working_copy: copy } = record;
  return { ...record, version: copy?.version ?? 0, values: copy?.values ?? record.values };
}
