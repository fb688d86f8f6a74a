import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#shared/contracts/team.contract.ts';
import type { TeamMember } from '#shared/contracts/team.contract.ts';
import { managesTeam, mayManageRole, type OrganisationRole } from '#shared/domain/roles.ts';
import { isOpenInvitation, MATCHING_PATH, stateNow, teamPath } from '#shared/domain/team.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { cancelMail } from '../../mail/queue-mail.ts';
import { notify, takeBackNotices } from '../../notify/notify.ts';
import { proofNeeded, provedUntil } from '../account/proof/require-proof.ts';
import { requireRole } from './membership.ts';
import { mayStillRevert } from './ownership/answer-offer.ts';
import { offerOwnership } from './ownership/offer-ownership.ts';
import { readTeam } from './read-team.ts';
import { invitationEnds, sendInvitation } from './send-invitation.ts';
import { settleNotices } from './settle-notices.ts';
import { findMember, lockTeam, type MemberRow, type PageRow } from './team.queries.ts';
import { moveMember, requireOtherOwner, writeMember } from './write-member.ts';

type Body = z.output<typeof contract.changeMember.body>;
interface Change {
  page: PageRow;
  /** Whether the caller has shown lately that it is them. */
  proved: boolean;
  row: MemberRow;
  own: OrganisationRole;
  me: string;
}

/**
 * Changes the role or the state of somebody in a team. `kind`: the call is for pages of this kind only. Null once
 * the caller has left.
 */
export async function changeMember(
  context: CallContext,
  { id, memberId }: { id: string; memberId: string },
  body: Body,
  kind?: string,
): Promise<TeamMember | null> {
  const me = signedIn(context).id;
  const proved = (await provedUntil(context)) !== null;
  const gone = await inTransaction(context, async (work) => {
    const page = await lockTeam(work, id);
    const own = await requireRole(work.tx, context.actor, id, 'view_private');
    const row = await findMember(
      work.tx,
      and(eq(stakeholder_member.id, memberId), eq(stakeholder_member.stakeholder_id, id)),
    );
    if (!row || (kind && page.kind !== kind)) throw new Problem('not_found');
    const change = { page, proved, row, own, me };
    if (body.role !== undefined) await changeRole(work, change, body.role);
    else await changeState(work, change, body.state!);
    return row.person_id === me && body.state === 'left';
  });
  if (gone) return null;
  const team = await readTeam(context.services.database.db, id, me);
  return team.members.find((one) => one.id === memberId) ?? null;
}

async function changeRole(work: Work, change: Change, role: OrganisationRole): Promise<void> {
  const { page, proved, row, own, me } = change;
  if (!mayManageRole(own, row.role as OrganisationRole))
    throw new Problem('conflict', { messageKey: 'team:problem.role' });
  if (!mayManageRole(own, role)) throw new Problem('invalid', { fields: { role: [{ key: 'select' }] } });
  const state = stateNow(row);
  if (state !== 'member' && !isOpenInvitation(state))
    throw new Problem('conflict', { messageKey: 'team:problem.handled' });
  if (row.role === role) return;
  if (!proved && (managesTeam(role) || managesTeam(row.role as OrganisationRole))) throw proofNeeded();
  // Nobody owns a page without having accepted it.
  if (state === 'member' && role === 'owner') return offerOwnership(work, page, row, { shares: true });
  await refuseWhileRevertible(work, row);
  if (state === 'member' && row.role === 'owner') await requireOtherOwner(work, row);
  await writeMember(work, row, { role }, 'team.role');
  if (state !== 'member' || !row.person_id) return;
  await notify(work, {
    person_id: row.person_id,
    kind: 'team_role',
    actor_id: me,
    object_id: row.id,
    params: { name: page.name, name_kh: page.name_kh, role },
    link: teamPath(page.kind, page.id),
  });
}

async function changeState(work: Work, change: Change, to: NonNullable<Body['state']>): Promise<void> {
  const { page, row, own, me } = change;
  const named = { name: page.name, name_kh: page.name_kh };
  const isSelf = row.person_id === me;
  // Nobody with power over the page is put out, leaves, or is asked in by a session alone.
  const touchesPower = managesTeam(row.role as OrganisationRole) && (to === 'left' || to === 'invited');
  const lacksProof = touchesPower && !change.proved;
  if (isSelf && to === 'left') {
    if (lacksProof) throw proofNeeded();
    await moveMember(work, row, 'left', 'self', { decided_at: new Date() });
    return;
  }
  if (!mayManageRole(own, row.role as OrganisationRole))
    throw new Problem('conflict', { messageKey: 'team:problem.role' });
  if (lacksProof) throw proofNeeded();
  if (to === 'invited') {
    if (!['inviting', 'invited', 'expired', 'declined'].includes(stateNow(row)))
      throw new Problem('conflict', { messageKey: 'team:problem.handled' });
    await work.context.services.limits.spend(
      'mail:invitation',
      `to:${(row.person_id ?? row.email).toLowerCase()}`,
    );
    const again = { invited_by: me, expires_at: invitationEnds(), decided_at: null };
    return sendInvitation(work, await moveMember(work, row, 'invited', 'team', again), page);
  }
  const was = stateNow(row);
  await refuseWhileRevertible(work, row);
  const moved = await moveMember(work, row, to, 'team', { decided_at: new Date() });
  if (to === 'withdrawn') {
    await cancelMail(work, row.id);
    return takeBackNotices(work, { object_id: row.id, since: new Date(0) });
  }
  await settleNotices(work, row.id);
  if (!moved.person_id) return;
  const told = { person_id: moved.person_id, actor_id: me, object_id: row.id };
  const link = to === 'member' ? teamPath(page.kind, page.id) : MATCHING_PATH;
  if (was === 'requested') {
    const decision = to === 'member' ? ('admitted' as const) : ('declined' as const);
    return notify(work, { ...told, kind: 'team_answer', params: { ...named, decision }, link });
  }
  return notify(work, { ...told, kind: 'team_removed', params: named, link });
}

/** Who gave the page away lately may undo it: whoever has it now puts them out only when that is over. */
async function refuseWhileRevertible({ tx }: Work, row: MemberRow): Promise<void> {
  if (await mayStillRevert(tx, row.stakeholder_id, row.person_id))
    throw new Problem('conflict', { messageKey: 'team:problem.offer_held' });
}
