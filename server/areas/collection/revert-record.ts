import type { Collection } from '#shared/domain/collection/collection.ts';
import { fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { RecordAction } from '../../audit/action.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Row } from './collection-store.ts';
import { findRevision } from './revisions.ts';
import { updateRecord } from './save-record.ts';

/** Sets the fields of a record to what they were: a new version, so that this too can be taken back. */
export async function revertRecord(
  work: Work,
  collection: Collection,
  id: string,
  { version, to, verb = 'revert' }: { version: number; to: number; verb?: RecordAction },
): Promise<Row> {
  const revision = await findRevision(work.tx, collection, id, to);
  if (!revision) throw new Problem('not_found');
  const values = revision.values as RecordValues;
  // Fields the collection got since, and those given for good, stay as they are.
  const names = fieldsOf(collection).flatMap(({ name, fixed }) => (fixed || !(name in values) ? [] : [name]));
  const typed = Object.fromEntries(names.map((name) => [name, values[name]]));
  return updateRecord(work, collection, id, { version, typed, verb, detail: { to } });
}
