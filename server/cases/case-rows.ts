import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Work } from '../database/work.ts';

type CaseTable = PgTable & { id: PgColumn; updated_at: PgColumn };

/** Writes what changes of a case into its table, and answers the row as it is then. */
export const writesTo =
  <T extends CaseTable>(table: T) =>
  async ({ tx }: Work, id: string, change: Partial<T['$inferInsert']>): Promise<T['$inferSelect']> => {
    const [changed] = await tx
      .update(table as PgTable)
      .set({ ...change, updated_at: sql`now()` })
      .where(eq(table.id, id))
      .returning();
    return changed as T['$inferSelect'];
  };
