import { and, desc, eq, sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { Queryable } from '../../database/client.ts';
import { record_revision } from '../../database/schema/collection.ts';
import type { Work } from '../../database/work.ts';
import type { Row } from './collection-store.ts';

export type Revision = typeof record_revision.$inferSelect;

const ofRecord = (collection: Collection, id: string) =>
  and(eq(record_revision.collection, collection.name), eq(record_revision.record_id, id));

/**
 * Keeps a state of a record. What was there before its first change at the desk, from demo data or the program itself, is
 * kept first, so that nothing is lost and everything can be compared.
 */
export async function keepRevision(
  work: Work,
  collection: Collection,
  row: Row,
  state: { verb: string; values: RecordValues; changed: string[] },
  before: { row: Row; values: RecordValues } | null,
): Promise<void> {
  const { tx, context } = work;
  const about = { collection: collection.name, record_id: row.id };
  if (before && (await tx.$count(record_revision, ofRecord(collection, row.id))) === 0) {
    await tx.insert(record_revision).values({
      ...about,
      version: before.row.version,
      verb: 'create',
      values: before.values,
      changed: [],
      created_at: before.row.updated_at,
    });
  }
  await tx.insert(record_revision).values({
    ...about,
    ...state,
    version: row.version,
    actor_id: context.actor.kind === 'person' ? context.actor.id : null,
    created_at: sql`clock_timestamp()`,
  });
}

export async function findRevisions(
  db: Queryable,
  collection: Collection,
  id: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: Revision[]; total: number }> {
  const where = ofRecord(collection, id);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(record_revision)
      .where(where)
      .orderBy(desc(record_revision.version))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(record_revision, where),
  ]);
  return { rows, total };
}

export async function findRevision(
  db: Queryable,
  collection: Collection,
  id: string,
  version: number,
): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(record_revision)
    .where(and(ofRecord(collection, id), eq(record_revision.version, version)));
  return row;
}

/** The last thing done to a record, if anything was done at the desk. */
export async function lastRevision(
  db: Queryable,
  collection: Collection,
  id: string,
): Promise<Revision | undefined> {
  const { rows } = await findRevisions(db, collection, id, { page: 1, per_page: 1 });
  return rows[0];
}
