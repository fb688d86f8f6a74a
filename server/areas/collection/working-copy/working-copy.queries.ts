import { and, eq } from 'drizzle-orm';
import { changedFields } from '#shared/domain/collection/clean-record.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { Queryable } from '../../../database/client.ts';
import { planned_withdrawal, working_copy } from '../../../database/schema/collection.ts';

export type CopyRow = typeof working_copy.$inferSelect;

const ofRecord = ({ name }: Pick<Collection, 'name'>, id: string) =>
  and(eq(working_copy.collection, name), eq(working_copy.record_id, id));

/** The changes of a record that are not shown yet. */
export async function findCopy(db: Queryable, collection: Collection, id: string): Promise<CopyRow | null> {
  const [row] = await db.select().from(working_copy).where(ofRecord(collection, id));
  return row ?? null;
}

export async function deleteCopy(db: Queryable, collection: Collection, id: string): Promise<void> {
  await db.delete(working_copy).where(ofRecord(collection, id));
}

/** What the copy changes of what it was begun on. */
export const changesIn = (
  collection: Collection,
  { base, values }: Pick<CopyRow, 'base' | 'values'>,
): string[] => changedFields(collection, base as RecordValues, values as RecordValues);

/** The values of these fields. */
export const ownValues = (collection: Collection, copy: CopyRow): RecordValues =>
  Object.fromEntries(changesIn(collection, copy).map((name) => [name, copy.values[name] ?? '']));

/** Fields that the copy changes and in which the record says something else since, but for what both say now. */
export function conflictsOf(collection: Collection, copy: CopyRow, shown: RecordValues): string[] {
  const meanwhile = changedFields(collection, copy.base as RecordValues, shown);
  const different = changedFields(collection, shown, copy.values as RecordValues);
  return changesIn(collection, copy).filter((name) => meanwhile.includes(name) && different.includes(name));
}

export async function findWithdrawal(db: Queryable, { name }: Collection, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: planned_withdrawal.at })
    .from(planned_withdrawal)
    .where(and(eq(planned_withdrawal.collection, name), eq(planned_withdrawal.record_id, id)));
  return row?.at ?? null;
}

export async function deleteWithdrawal(db: Queryable, { name }: Collection, id: string): Promise<void> {
  await db
    .delete(planned_withdrawal)
    .where(and(eq(planned_withdrawal.collection, name), eq(planned_withdrawal.record_id, id)));
}
