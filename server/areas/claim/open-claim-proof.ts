import { and, eq, not, sql } from 'drizzle-orm';
import { claim } from '../../database/schema/claim.ts';
import type { Actor } from '../../http/actor.ts';
import type { Services } from '../../services.ts';
import type { FileRow } from '../file/file.queries.ts';
import { mayReadProof } from '../file/proof-file.ts';

/** Whether the document of a claim opens for this reader; that somebody of the desk opened it is kept, once. */
export async function openClaimProof(
  { database: { db } }: Services,
  actor: Actor,
  row: FileRow,
): Promise<boolean> {
  if (!mayReadProof(actor, row)) return false;
  if (actor.kind !== 'person' || actor.id === row.owner_id) return true;
  const isNew = not(sql`${actor.id}::uuid = any(${claim.document_read_by})`);
  await db
    .update(claim)
    .set({ document_read_by: sql`array_append(${claim.document_read_by}, ${actor.id}::uuid)` })
    .where(and(eq(claim.document_id, row.id), isNew));
  return true;
}
