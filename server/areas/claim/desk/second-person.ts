import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../../audit/record.ts';
import type { Queryable } from '../../../database/client.ts';
import { claim, claim_event } from '../../../database/schema/claim.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { ClaimRow } from '../claim.queries.ts';

type Proposal = 'propose' | 'withdraw-proposal';

/** Whether there is what somebody of the desk may decide by alone: a proof found right or opened by them, or consent. */
export async function hasProof(db: Queryable, row: ClaimRow, staffId: string): Promise<boolean> {
  if (row.proved_at !== null) return true;
  if (row.document_id !== null && row.document_read_by.includes(staffId)) return true;
  const agreed = and(eq(claim_event.claim_id, row.id), eq(claim_event.verb, 'agree'));
  return (await db.$count(claim_event, agreed)) > 0;
}

/** Whether the owner objects: what they said last counts. */
export async function isObjectedTo(db: Queryable, row: ClaimRow): Promise<boolean> {
  const { claim_id, verb, created_at, id } = claim_event;
  const [last] = await db
    .select({ verb })
    .from(claim_event)
    .where(and(eq(claim_id, row.id), inArray(verb, ['object', 'agree'])))
    .orderBy(desc(created_at), desc(id))
    .limit(1);
  return last?.verb === 'object';
}

/**
 * A page changes hands without a proof, or against an objection, only by a typed reason and two people. True when the caller is the first of them:
 * what they want is kept for a colleague, and nothing else happens.
 */
export async function needsSecond(work: Work, row: ClaimRow, text: string): Promise<boolean> {
  const { id } = signedIn(work.context);
  if ((await hasProof(work.tx, row, id)) && !(await isObjectedTo(work.tx, row))) return false;
  if (!text.trim()) throw new Problem('invalid', { fields: { text: [{ key: 'required' }] } });
  if (row.proposed_by !== null && row.proposed_by !== id) return false;
  if (row.proposed_by === id) throw new Problem('conflict', { messageKey: 'claim:problem.second_person' });
  await writeProposal(work, row, 'propose', { proposed_by: id, proposed_text: text });
  return true;
}

/** Who proposed it takes it back before a colleague decides. */
export async function withdrawProposal(work: Work, row: ClaimRow): Promise<void> {
  if (row.proposed_by !== signedIn(work.context).id)
    throw new Problem('conflict', { messageKey: 'claim:problem.no_proposal' });
  await writeProposal(work, row, 'withdraw-proposal', { proposed_by: null, proposed_text: '' });
}

async function writeProposal(
  work: Work,
  row: ClaimRow,
  what: Proposal,
  set: Pick<typeof claim.$inferInsert, 'proposed_by' | 'proposed_text'>,
): Promise<void> {
  await work.tx
    .update(claim)
    .set({ ...set, version: row.version + 1 })
    .where(eq(claim.id, row.id));
  const { reference, stakeholder_id } = row;
  const text = set.proposed_text ? { text: set.proposed_text } : {};
  await recordAudit(work, {
    action: `claim.${what}`,
    entity_id: row.id,
    detail: { reference, stakeholder_id, ...text },
  });
  work.changes(`claim:${row.id}`);
}
