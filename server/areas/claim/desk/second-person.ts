import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { claim, claim_event } from '../../../database/schema/claim.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { staffOf } from '../../review/viewer.ts';
import type { ClaimRow } from '../claim.queries.ts';

/** Whether there is what somebody of the desk may decide by alone: a proof found right or opened by them, or consent. */
export async function hasProof(db: Queryable, row: ClaimRow, staffId: string): Promise<boolean> {
  if (row.proved_at !== null) return true;
  if (row.document_id !== null && row.document_read_by.includes(staffId)) return true;
  const agreed = and(eq(claim_event.claim_id, row.id), eq(claim_event.verb, 'agree'));
  return (await db.$count(claim_event, agreed)) > 0;
}

/**
 * A page changes hands without a proof only by a typed reason and two people. True when the caller is the first of them:
 * what they want is kept for a colleague, and nothing else happens.
 */
export async function needsSecond(
  { tx, context, changes }: Work,
  row: ClaimRow,
  text: string,
): Promise<boolean> {
  const { id } = staffOf(context.actor);
  if (await hasProof(tx, row, id)) return false;
  if (!text.trim()) throw new Problem('invalid', { fields: { text: [{ key: 'required' }] } });
  if (row.proposed_by !== null && row.proposed_by !== id) return false;
  if (row.proposed_by === id) throw new Problem('conflict', { messageKey: 'claim:problem.second_person' });
  await tx
    .update(claim)
    .set({ proposed_by: id, proposed_text: text, version: row.version + 1 })
    .where(eq(claim.id, row.id));
  changes(`claim:${row.id}`);
  return true;
}
