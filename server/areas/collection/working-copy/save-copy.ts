import { sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { working_copy } from '../../../database/schema/collection.ts';
import type { Work } from '../../../database/work.ts';
import { signatory } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import { checkValues } from '../check-values.ts';
import { type Row, storeOf } from '../collection-store.ts';
import { lockRow } from '../find-record.ts';
import { valuesOf } from '../row-values.ts';
import { asFields, fixedProblems, notFromHere, valuesAfter } from '../save-record.ts';
import { readTerms } from '../terms.ts';
import { type CopyRow, changesIn, deleteCopy, findCopy, ownValues } from './working-copy.queries.ts';

/** Keeps changes of a public record where visitors do not see them. What says the same as the record is no copy. */
export async function saveCopy(
  work: Work,
  collection: Collection,
  id: string,
  {
    copy,
    version: seen,
    values: typed,
  }: { copy: number; version?: number | undefined; values: Readonly<Record<string, unknown>> },
): Promise<Row> {
  const { row, before } = await lockCopy(work, collection, id, copy);
  if (!collection.publishes || stateOf(row) !== 'published') throw notFromHere(row);
  const store = storeOf(collection);
  const terms = await readTerms(work.tx, collection);
  const shown = valuesOf(collection, store, row, terms);
  // Whoever has seen what is shown now writes on top of it; else the copy goes on from where it was begun.
  const isOnTop = before === null || seen === row.version;
  const base = isOnTop ? shown : before.base;
  const from = before && isOnTop ? { ...shown, ...ownValues(collection, before) } : (before?.values ?? shown);
  const values = valuesAfter(collection, from, typed);
  const problems = {
    ...(await checkValues(work.tx, {
      collection,
      terms,
      id,
      before: shown,
      after: values,
      publication: false,
      language: work.context.language,
    })),
    ...fixedProblems(collection, shown, values),
  };
  if (Object.keys(problems).length > 0) throw new Problem('invalid', { fields: asFields(problems) });
  const changed = changesIn(collection, { base, values });
  if (changed.length === 0) {
    if (before) await deleteCopy(work.tx, collection, id);
    return row;
  }
  const version = (before?.version ?? 0) + 1;
  const set = {
    base,
    version,
    values,
    author_id: signatory(work.context.actor),
    updated_at: sql`now()`,
    failed_at: null,
  };
  await work.tx
    .insert(working_copy)
    .values({ collection: collection.name, record_id: id, ...set })
    .onConflictDoUpdate({ target: [working_copy.collection, working_copy.record_id], set });
  await recordAudit(work, {
    action: collectionAction(collection, 'save-copy'),
    entity_id: id,
    detail: { copy: version, fields: changed },
  });
  return row;
}

/** Gives up what was not shown. */
export async function discardCopy(
  work: Work,
  collection: Collection,
  id: string,
  copy: number,
): Promise<Row> {
  const { row, before } = await lockCopy(work, collection, id, copy);
  if (!before) return row;
  await deleteCopy(work.tx, collection, id);
  await recordAudit(work, {
    action: collectionAction(collection, 'discard-copy'),
    entity_id: id,
    detail: { copy, fields: changesIn(collection, before) },
  });
  return row;
}

/** The record, locked, and its copy at the version that was read. */
export async function lockCopy(
  work: Work,
  collection: Collection,
  id: string,
  copy: number,
): Promise<{ row: Row; before: CopyRow | null }> {
  const row = await lockRow(work.tx, storeOf(collection), id);
  const before = await findCopy(work.tx, collection, id);
  if ((before?.version ?? 0) !== copy)
    throw new Problem('stale_version', { messageKey: 'collection-fields:problem.copy_changed' });
  return { row, before };
}
