import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';

export type FileRow = typeof file.$inferSelect;

export async function findFile(db: Queryable, id: string | null | undefined): Promise<FileRow | null> {
  if (!id) return null;
  const [row] = await db.select().from(file).where(eq(file.id, id));
  return row ?? null;
}

/** Files by id; those that are gone are missing. */
export async function findFiles(db: Queryable, ids: readonly string[]): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(file)
    .where(inArray(file.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
