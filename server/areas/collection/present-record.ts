import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import { missingFields } from '#shared/domain/collection/validate-record.ts';
import type { Queryable } from '../../database/client.ts';
import type { CallContext } from '../../http/route.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import { presentImage } from '../file/file.present.ts';
import { findFiles } from '../file/file.queries.ts';
import type { Row } from './collection-store.ts';
import { presentRow, readShown } from './present-row.ts';
import { filesOf } from './record-files.ts';
import { findRevisions } from './revisions.ts';

/** A record with all that a form, its history and its buttons need. */
export async function presentRecord(
  { services, language }: Pick<CallContext, 'services' | 'language'>,
  db: Queryable,
  collection: Collection,
  row: Row,
): Promise<CollectionRecord> {
  const shown = await readShown(db, collection, [row]);
  const presented = presentRow(row, shown);
  const files = await findFiles(db, filesOf(collection, presented.values));
  const { rows: last, total } = await findRevisions(db, collection, row.id, { page: 1, per_page: 1 });
  const staff = await findNames(db, [last[0]?.actor_id]);
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
  };
}
