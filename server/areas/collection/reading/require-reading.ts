import { and, eq } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { Queryable } from '../../../database/client.ts';
import { collection_rule, second_reading } from '../../../database/schema/collection.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Row } from '../collection-store.ts';
import type { CopyRow } from '../working-copy/working-copy.queries.ts';

export type ReadingRow = typeof second_reading.$inferSelect;

/** Whether a second person reads before anything of a collection is published. */
export async function needsReader(db: Queryable, { name, publishes }: Collection): Promise<boolean> {
  if (!publishes) return false;
  const [rule] = await db.select().from(collection_rule).where(eq(collection_rule.collection, name));
  return rule?.second_reader ?? false;
}

/** Who was asked to read what is to be published, or agreed to it, as it stands now: a text that changed since is another one. */
export async function findReading(
  db: Queryable,
  { name }: Collection,
  { id, version }: Pick<Row, 'id' | 'version'>,
  copy: Pick<CopyRow, 'version'> | null,
): Promise<ReadingRow | null> {
  const [row] = await db
    .select()
    .from(second_reading)
    .where(and(eq(second_reading.collection, name), eq(second_reading.record_id, id)));
  const isSame = row && row.of_copy === (copy !== null) && row.version === (copy?.version ?? version);
  return isSame ? row : null;
}

/** Problem `conflict` where a second person has to agree and has not. */
export async function requireReading(
  work: Work,
  collection: Collection,
  row: Row,
  copy: CopyRow | null,
): Promise<void> {
  if (!(await needsReader(work.tx, collection))) return;
  const reading = await findReading(work.tx, collection, row, copy);
  if (!reading?.agreed_at)
    throw new Problem('conflict', { messageKey: 'collection-fields:problem.needs_reader' });
}
