import { eq, sql } from 'drizzle-orm';
import { type MemberState, mayMove, stateNow, type TeamParty } from '#shared/domain/team.ts';
import type { AuditVerb } from '../../audit/action.ts';
import { recordAudit } from '../../audit/record.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { findOwners, type MemberRow } from './team.queries.ts';

type Change = Partial<typeof stakeholder_member.$inferInsert>;

/**
 * The only way a membership changes its state: the shared table decides, then row and audit are written together. The
 * team must be locked. Problem `conflict` when the table has no such way, or no owner would be left.
 */
export async function moveMember(
  work: Work,
  row: MemberRow,
  to: MemberState,
  by: TeamParty,
  change: Change = {},
): Promise<MemberRow> {
  const from = stateNow(row);
  if (!mayMove(from, to, by)) throw new Problem('conflict', { messageKey: 'team:problem.handled' });
  if (from === 'member' && row.role === 'owner') await requireOtherOwner(work, row);
  return writeMember(work, row, { ...change, state: to }, `team.${to}`);
}

/** Writes what changes of a membership, with its audit, and says that team and page are others now. */
export async function writeMember(
  work: Work,
  row: MemberRow,
  change: Change,
  action: `team.${AuditVerb}`,
): Promise<MemberRow> {
  const [changed] = await work.tx
    .update(stakeholder_member)
    .set({ updated_at: sql`now()`, ...change })
    .where(eq(stakeholder_member.id, row.id))
    .returning();
  await auditMember(work, changed!, action, { from: row.state, was: row.role });
  return changed!;
}

export async function auditMember(
  work: Work,
  { stakeholder_id, id, role, state, person_id }: MemberRow,
  action: `team.${AuditVerb}`,
  more: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(work, {
    action,
    entity_id: stakeholder_id,
    detail: { member_id: id, person_id, role, to: state, ...more },
  });
  work.changes(`stakeholder:${stakeholder_id}`, `team:${stakeholder_id}`);
}

/** Problem `conflict` when nobody but this one owns the page. */
export async function requireOtherOwner({ tx }: Work, row: MemberRow): Promise<void> {
  const owners = await findOwners(tx, row.stakeholder_id);
  if (!owners.some(({ member_id }) => member_id !== row.id))
    throw new Problem('conflict', { messageKey: 'team:problem.last_owner' });
}
