import { eq } from 'drizzle-orm';
import { bulk_decision } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { BulkRow } from './bulk.present.ts';

/** A bulk decision, held until the transaction ends. Problem `not_found`. */
export async function lockBulk({ tx }: Work, id: string): Promise<BulkRow> {
  const [row] = await tx.select().from(bulk_decision).where(eq(bulk_decision.id, id)).for('update');
  if (!row) throw new Problem('not_found');
  return row;
}
