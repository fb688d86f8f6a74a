import { and, eq, sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { listText } from '#shared/format/lists.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { working_copy } from '../../../database/schema/collection.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { momentOf } from '../change-record-state.ts';
import { checkValues } from '../check-values.ts';
import { type Row, storeOf } from '../collection-store.ts';
import { fieldName } from '../field-name.ts';
import { requireReading } from '../reading/require-reading.ts';
import { valuesOf } from '../row-values.ts';
import { asFields, notFromHere, updateRecord } from '../save-record.ts';
import { readTerms } from '../terms.ts';
import { lockCopy } from './save-copy.ts';
import { type CopyRow, conflictsOf, deleteCopy, ownValues } from './working-copy.queries.ts';

/** Shows the changes of a public record, at once or at a moment to come. */
export async function publishCopy(
  work: Work,
  collection: Collection,
  id: string,
  { copy: read, at }: { copy: number; at: string | null },
): Promise<Row> {
  const { row, before: copy } = await lockCopy(work, collection, id, read);
  if (!copy || stateOf(row) !== 'published') throw notFromHere(row);
  await requireReading(work, collection, row, copy);
  const moment = momentOf(at);
  if (!moment) return applyCopy(work, collection, row, copy);
  await mustHold(work, collection, row, copy);
  await work.tx
    .update(working_copy)
    .set({ publish_at: moment, failed_at: null })
    .where(and(eq(working_copy.collection, collection.name), eq(working_copy.record_id, id)));
  await work.context.services.jobs.enqueue(
    work,
    'collection.appear',
    { collection: collection.name, id },
    { startAfter: moment },
  );
  await recordAudit(work, {
    action: collectionAction(collection, 'schedule'),
    entity_id: id,
    detail: { copy: read, at: moment.toISOString() },
  });
  return row;
}

/** Puts the changes of a copy into its record: its own fields alone, so that what was written elsewhere meanwhile stays. */
export async function applyCopy(work: Work, collection: Collection, row: Row, copy: CopyRow): Promise<Row> {
  const typed = await changesFor(work, collection, row, copy);
  const detail = { copy: copy.version };
  const written = await updateRecord(work, collection, row.id, {
    version: row.version,
    typed,
    isRead: true,
    detail,
  });
  await deleteCopy(work.tx, collection, row.id);
  return written;
}

/** What the copy changes. Problem `conflict` where the record says something else since in one of these fields. */
async function changesFor(
  work: Work,
  collection: Collection,
  row: Row,
  copy: CopyRow,
): Promise<RecordValues> {
  const terms = await readTerms(work.tx, collection);
  const shown = valuesOf(collection, storeOf(collection), row, terms);
  const both = conflictsOf(collection, copy, shown);
  if (both.length > 0) {
    const { language } = work.context;
    const fields = listText(
      language,
      both.map((name) => fieldName(language, collection, name)),
    );
    throw new Problem('conflict', {
      messageKey: 'collection-fields:problem.copy_conflict',
      params: { fields },
    });
  }
  return ownValues(collection, copy);
}

/** What is to be shown at a moment is looked at when that is planned: nobody is there when it comes. */
async function mustHold(work: Work, collection: Collection, row: Row, copy: CopyRow): Promise<void> {
  const typed = await changesFor(work, collection, row, copy);
  const terms = await readTerms(work.tx, collection);
  const before = valuesOf(collection, storeOf(collection), row, terms);
  const problems = await checkValues(work.tx, {
    collection,
    terms,
    id: row.id,
    before,
    after: { ...before, ...typed },
    publication: true,
    language: work.context.language,
  });
  if (Object.keys(problems).length > 0) throw new Problem('invalid', { fields: asFields(problems) });
}

/** Says of a copy whose moment has come that it could not be shown; it stays. */
export async function failCopy(work: Work, { name }: Pick<Collection, 'name'>, id: string): Promise<void> {
  await work.tx
    .update(working_copy)
    .set({ publish_at: null, failed_at: sql`now()` })
    .where(and(eq(working_copy.collection, name), eq(working_copy.record_id, id)));
}
