import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { changedFields } from '#shared/domain/collection/clean-record.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { collectionAction, type RecordAction } from '../../audit/action.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { planAppearance } from './appear/plan-appearance.ts';
import type { Row, Store } from './collection-store.ts';
import { filesOf, syncFiles } from './record-files.ts';
import { isPublicRow } from './record-path.ts';
import { keepRevision } from './revisions.ts';
import { valuesOf } from './row-values.ts';
import { syncSearch } from './sync-search.ts';
import type { Terms } from './terms.ts';

export interface RecordWrite {
  collection: Collection;
  store: Store;
  terms: Terms;
  /** The row as it is, locked in this transaction; null for a new record. */
  before: Row | null;
  /** Columns that change. */
  set: Readonly<Record<string, unknown>>;
  /** What is done, as it stands in the revision and in the audit. */
  verb: RecordAction;
  detail?: Record<string, unknown>;
}

/**
 * The only way a record of a collection changes: row, revision, audit, search document, visibility of its files, caches
 * and the job of its moment of publication, all in one transaction. Returns the row as it is now.
 */
export async function writeRecord(work: Work, write: RecordWrite): Promise<Row> {
  const { collection, store, terms, before, verb } = write;
  const values = before ? valuesOf(collection, store, before, terms) : null;
  const row = await writeRow(work, write);
  const after = valuesOf(collection, store, row, terms);
  const changed = changedFields(collection, values ?? {}, after);
  await keepRevision(
    work,
    collection,
    row,
    { verb, values: after, changed },
    before && values ? { row: before, values } : null,
  );
  await recordAudit(work, {
    action: collectionAction(collection, verb),
    entity_id: row.id,
    detail: { version: row.version, fields: changed, ...write.detail },
  });
  await showRecord(work, collection, row, values, after);
  // The page of who organises a program shows it.
  if (collection.name === 'program')
    for (const { organiser_id } of [before ?? row, row])
      if (organiser_id) work.changes(`stakeholder:${organiser_id}`);
  await planAppearance(work, collection, row, before);
  return row;
}

/** Brings search, files and caches up to what visitors may see of a record now. */
export async function showRecord(
  work: Work,
  collection: Collection,
  row: Row,
  before: RecordValues | null,
  after: RecordValues,
): Promise<void> {
  await syncSearch(work, collection, row);
  await syncFiles(work, {
    before: before ? filesOf(collection, before) : [],
    after: filesOf(collection, after),
    // The version before stands while a new one waits: its pictures stay with it.
    isPublic: isPublicRow(row) || (collection.keepsShowing && stateOf(row) === 'scheduled'),
  });
  work.changes(collection.cacheTag, `${collection.cacheTag}:${row.id}`);
  // The sections of the library stand in the navigation of every page.
  if (collection.name === 'resource_page') work.changes('content');
}

async function writeRow(work: Work, { store, before, set }: RecordWrite): Promise<Row> {
  const { table, columns, fixed } = store;
  try {
    const rows = before
      ? await work.tx
          .update(table)
          .set({ ...set, version: before.version + 1, updated_at: sql`now()` })
          .where(eq(columns.id!, before.id))
          .returning()
      : await work.tx
          .insert(table)
          .values({ id: v7(), ...fixed, ...set })
          .returning();
    return rows[0] as Row;
  } catch (error) {
    if (isTaken(error)) throw new Problem('invalid', { fields: { slug: [{ key: 'slug_taken' }] } });
    throw error;
  }
}

/** PostgreSQL's code of a value that must be there once and is there already. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause as { code?: unknown } | undefined)?.code === '23505';
}
