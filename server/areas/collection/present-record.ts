import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { missingFields } from '#shared/domain/collection/validate-record.ts';
import type { Queryable } from '../../database/client.ts';
import type { CallContext } from '../../http/route.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import { presentImage } from '../file/file.present.ts';
import { findFiles } from '../file/file.queries.ts';
import type { Row } from './collection-store.ts';
import { presentRow, readShown } from './present-row.ts';
import { authorOf } from './reading/ask-reader.ts';
import { findReading, needsReader } from './reading/require-reading.ts';
import { filesOf } from './record-files.ts';
import { findRevisions } from './revisions.ts';
import { changesIn, conflictsOf, findCopy, findWithdrawal } from './working-copy/working-copy.queries.ts';

/** A record with all that a form, its history and its buttons need. */
export async function presentRecord(
  { services, language, actor }: Pick<CallContext, 'services' | 'language' | 'actor'>,
  db: Queryable,
  collection: Collection,
  row: Row,
): Promise<CollectionRecord> {
  const shown = await readShown(db, collection, [row]);
  const presented = presentRow(row, shown);
  const copy = await findCopy(db, collection, row.id);
  const files = await findFiles(db, [
    ...filesOf(collection, presented.values),
    ...(copy ? filesOf(collection, copy.values) : []),
  ]);
  const { rows: last, total } = await findRevisions(db, collection, row.id, { page: 1, per_page: 1 });
  const reading = await findReading(db, collection, row, copy);
  const staff = await findNames(db, [
    last[0]?.actor_id,
    copy?.author_id,
    reading?.asked_of,
    reading?.asked_by,
    reading?.agreed_by,
  ]);
  const author = await authorOf(db, collection, row, copy);
  return {
    ...presented,
    collection: collection.name,
    files: Object.fromEntries(
      [...files].map(([id, file]) => {
        const isImage = file.media_type.startsWith('image/');
        return [id, presentImage(services, file, isImage ? '512' : 'original')!];
      }),
    ),
    references: Object.fromEntries(
      fieldsOf(collection).flatMap(({ name, input }) => {
        const target = input === 'reference' ? shown.targets.get(textOf(presented.values[name])) : undefined;
        return target ? [[name, target]] : [];
      }),
    ),
    missing: missingFields(collection, presented.values, language),
    updated_by: nameOf(staff, last[0]?.actor_id),
    revision_count: total,
    working_copy: copy && {
      version: copy.version,
      values: copy.values,
      changed: changesIn(collection, copy),
      conflicts: conflictsOf(collection, copy, presented.values),
      author: nameOf(staff, copy.author_id),
      updated_at: copy.updated_at.toISOString(),
      publish_at: copy.publish_at?.toISOString() ?? null,
      failed_at: copy.failed_at?.toISOString() ?? null,
    },
    withdraw_at: (await findWithdrawal(db, collection, row.id))?.toISOString() ?? null,
    needs_reader: await needsReader(db, collection),
    reading: reading && {
      asked_of: nameOf(staff, reading.asked_of),
      asked_by: nameOf(staff, reading.asked_by),
      word: reading.word,
      agreed_by: nameOf(staff, reading.agreed_by),
      agreed_at: reading.agreed_at?.toISOString() ?? null,
    },
    may_agree:
      collection.publishes &&
      !row.deleted_at &&
      !reading?.agreed_at &&
      actor.kind === 'person' &&
      actor.id !== author &&
      (copy !== null || stateOf(row) === 'draft'),
  };
}
