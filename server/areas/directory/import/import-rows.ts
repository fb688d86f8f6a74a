import { and, eq, sql } from 'drizzle-orm';
import type { ImportState } from '#shared/domain/directory-import.ts';
import { directory_import, directory_import_row } from '../../../database/schema/directory-import.ts';
import type { Work } from '../../../database/work.ts';

export type ImportRow = typeof directory_import.$inferSelect;
export type RowOfImport = typeof directory_import_row.$inferSelect;

export const ofImport = (id: string) => eq(directory_import_row.import_id, id);

/** Locked until the transaction ends; whoever pauses it waits for the piece under way. */
export async function lockImport({ tx }: Work, id: string): Promise<ImportRow | null> {
  const [row] = await tx.select().from(directory_import).where(eq(directory_import.id, id)).for('update');
  return row ?? null;
}

export async function setState({ tx }: Work, id: string, state: ImportState): Promise<void> {
  const done_at = state === 'done' || state === 'undone' ? sql`now()` : undefined;
  await tx
    .update(directory_import)
    .set({ state, ...(done_at ? { done_at } : {}) })
    .where(eq(directory_import.id, id));
}

/** Keeps what became of a row. */
export async function setRow(
  { tx }: Work,
  importId: string,
  line: number,
  set: Partial<typeof directory_import_row.$inferInsert>,
): Promise<void> {
  await tx
    .update(directory_import_row)
    .set(set)
    .where(and(ofImport(importId), eq(directory_import_row.line, line)));
}
