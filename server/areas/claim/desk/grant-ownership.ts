import { and, eq } from 'drizzle-orm';
import { isOwner, membershipsIn } from '../../../database/memberships.ts';
import type { ClaimEffect } from '../../../database/schema/claim.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import type { Work } from '../../../database/work.ts';
import { findMember, memberOf, type PageRow } from '../../team/team.queries.ts';
import { auditMember, writeMember } from '../../team/write-member.ts';
import { type ClaimRow, isOwnedByOther, lockClaim } from '../claim.queries.ts';
import { settleClaims } from '../settle-claims.ts';
import { stepClaim } from '../step-claim.ts';

/**
 * Makes a claimant the owner of the page, in the place of those who own it: they stay in the team as members, and the new
 * owner decides about that. Returns what was changed, so that it can be taken back.
 */
export async function grantOwnership(work: Work, page: PageRow, row: ClaimRow): Promise<ClaimEffect> {
  const effect: ClaimEffect = { members: [], disputed: [] };
  const owners = await work.tx
    .select()
    .from(stakeholder_member)
    .where(and(membershipsIn(page.id), isOwner));
  const own = await findMember(work.tx, memberOf(page.id, row.person_id));
  effect.members.push({ person_id: row.person_id, was: own ? { role: own.role, state: own.state } : null });
  if (own)
    await writeMember(work, own, { role: 'owner', state: 'member', decided_at: new Date() }, 'team.claimed');
  else {
    const [written] = await work.tx
      .insert(stakeholder_member)
      .values({
        stakeholder_id: page.id,
        person_id: row.person_id,
        role: 'owner',
        state: 'member',
        decided_at: new Date(),
      })
      .returning();
    await auditMember(work, written!, 'team.claimed', { from: 'none' });
  }
  for (const owner of owners) {
    if (!owner.person_id || owner.person_id === row.person_id) continue;
    effect.members.push({ person_id: owner.person_id, was: { role: owner.role, state: owner.state } });
    await writeMember(work, owner, { role: 'member' }, 'team.claimed_from');
  }
  effect.disputed = await settleClaims(work, page, row.person_id, row.id);
  return effect;
}

/** Takes that back: the team is as it was, and so are the claims of others. */
export async function takeBackOwnership(work: Work, page: PageRow, effect: ClaimEffect): Promise<void> {
  for (const { person_id, was } of effect.members.toReversed()) {
    const row = await findMember(work.tx, memberOf(page.id, person_id));
    if (!row) continue;
    if (was) await writeMember(work, row, was, 'team.unclaimed');
    else {
      await work.tx.delete(stakeholder_member).where(eq(stakeholder_member.id, row.id));
      await auditMember(work, { ...row, state: 'none' }, 'team.unclaimed', { from: row.state });
    }
  }
  for (const id of effect.disputed) {
    const other = await lockClaim(work.tx, id);
    if (other?.state === 'disputed' && !(await isOwnedByOther(work.tx, other)))
      await stepClaim(work, other, 'undo', 'page');
  }
}
