import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type * as invite from '#shared/contracts/team-invite.contract.ts';
import { managesTeam, type OrganisationRole } from '#shared/domain/roles.ts';
import { isOpenInvitation, mayMove, stateNow, teamPath } from '#shared/domain/team.ts';
import type { Queryable } from '../../database/client.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { hashSecret } from '../../mailed-secrets.ts';
import { notify } from '../../notify/notify.ts';
import { readInvitation } from '../thread/read-invitation.ts';
import { pageGotOwner } from './page-got-owner.ts';
import { proveInvitedAddress } from './prove-invited-address.ts';
import { settleNotices } from './settle-notices.ts';
import { presentInvitation } from './team.present.ts';
import {
  aboutPerson,
  confirmedAddress,
  findManagers,
  findMember,
  findMemberships,
  lockTeam,
  type MemberRow,
  memberOf,
  type PageRow,
} from './team.queries.ts';
import { moveMember } from './write-member.ts';

type Action = 'accept' | 'decline' | 'withdraw';

/** An invitation of the caller, whatever became of it; one of somebody else is not found. */
export const getTeamInvite: Handler<typeof invite.getTeamInvite> = async ({ params }, context) => {
  const { db } = context.services.database;
  const [one] = await findMemberships(db, await mineById(context, params.id));
  if (!one) throw new Problem('not_found');
  return presentInvitation(one, true);
};

/** Accepts or declines an invitation, or takes back a request to join. */
export const answerTeamInvite: Handler<typeof invite.answerTeamInvite> = async ({ params, body }, context) =>
  answer(context, await mineById(context, params.id), body.action, true);

/** What a mailed link is about. The secret is all it takes to read it. */
export const readTeamInvite: Handler<typeof invite.readTeamInvite> = async ({ params }, context) => {
  const [one] = await findMemberships(context.services.database.db, bySecret(params.secret));
  if (!one) throw new Problem('not_found');
  // Pages of visitors are kept: this one is another as soon as the team is, and when its time is over.
  context.tag(`team:${one.page.id}`, `stakeholder:${one.page.id}`);
  context.freshUntil(one.row.expires_at);
  return presentInvitation(one, false);
};

/**
 * Answers the invitation of a mailed link, with whatever account. Who answers one to power over the page, as an owner or an
 * admin, shows besides that they read the mailbox it was sent to: who only has the link refuses it for nobody either.
 */
export const answerMailedInvite: Handler<typeof invite.answerMailedInvite> = async (
  { params, body },
  context,
) => {
  const where = bySecret(params.secret);
  const [found] = await findMemberships(context.services.database.db, where);
  const isOpen = found?.row.person_id === null && isOpenInvitation(stateNow(found.row));
  if (isOpen && managesTeam(found.row.role as OrganisationRole))
    await proveInvitedAddress(context, found.row, found.page, body.code);
  return answer(context, where, body.action, false);
};

const bySecret = (secret: string) => eq(stakeholder_member.secret_hash, hashSecret(secret));

async function mineById(context: CallContext, id: string): Promise<SQL | undefined> {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  return and(eq(stakeholder_member.id, id), aboutPerson(me, await confirmedAddress(db, me)));
}

/** Answers what a condition finds, once; the answer again is the state as it is, with `conflict`. */
async function answer(context: CallContext, where: SQL | undefined, action: Action, mine: boolean) {
  const { db } = context.services.database;
  const found = await findMember(db, where);
  if (!found) throw new Problem('not_found');
  const { id } = await inTransaction(context, async (work) => {
    const page = await lockTeam(work, found.stakeholder_id);
    // Read again behind the lock, by the same condition: the link may have been made useless meanwhile.
    const row = await findMember(work.tx, where);
    if (!row) throw new Problem('not_found');
    return answerInvitation(work, page, row, action);
  });
  const [one] = await findMemberships(db, eq(stakeholder_member.id, id));
  return presentInvitation(one!, mine);
}

/** The answer itself, in a transaction that holds the team. */
export async function answerInvitation(
  work: Work,
  page: PageRow,
  row: MemberRow,
  action: Action,
): Promise<MemberRow> {
  const me = signedIn(work.context).id;
  const to = ({ accept: 'member', decline: 'declined', withdraw: 'withdrawn' } as const)[action];
  if (!mayMove(stateNow(row), to, 'self'))
    throw new Problem('conflict', { messageKey: 'team:problem.handled' });
  if (row.person_id !== null && row.person_id !== me) throw new Problem('not_found');
  const decided_at = new Date();
  if (to !== 'member') {
    const moved = await moveMember(work, row, to, 'self', { decided_at });
    await settleNotices(work, row.id);
    return moved;
  }
  await clearOtherRow(work, row, me);
  const moved = await moveMember(work, row, to, 'self', { decided_at, person_id: me });
  await settleNotices(work, row.id);
  await readInvitation(work, { stakeholder_member_id: row.id }, me);
  if (moved.role === 'owner') await pageGotOwner(work, page, me);
  const told = new Set([
    ...(row.invited_by ? [row.invited_by] : []),
    ...(await findManagers(work.tx, page.id)),
  ]);
  for (const person_id of told)
    await notify(work, {
      person_id,
      kind: 'team_joined',
      actor_id: me,
      object_id: row.id,
      params: { name: page.name, name_kh: page.name_kh, role: moved.role as OrganisationRole },
      link: teamPath(page.kind, page.id),
    });
  return moved;
}

/** Who is in the team already joins it no second time; what they had before in it makes room for the invitation. */
async function clearOtherRow(work: Work, row: MemberRow, me: string): Promise<void> {
  const other = await findMember(
    work.tx,
    and(memberOf(row.stakeholder_id, me), ne(stakeholder_member.id, row.id)),
  );
  if (!other) return;
  if (other.state === 'member') throw new Problem('conflict', { messageKey: 'team:problem.already_member' });
  await work.tx.delete(stakeholder_member).where(eq(stakeholder_member.id, other.id));
}

/** What waits for the caller's answer, newest first, and what they wait for themselves. */
export const listTeamInvites: Handler<typeof invite.listTeamInvites> = async (_input, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const rows = await findMemberships(
    db,
    and(
      aboutPerson(me, await confirmedAddress(db, me)),
      inArray(stakeholder_member.state, ['inviting', 'invited', 'requested']),
    ),
  );
  const within = await pagesOf(db, me);
  const invitations = rows
    .filter(({ page }) => !within.has(page.id))
    .map((one) => presentInvitation(one, true))
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
  const data = invitations.filter(({ state }) => isOpenInvitation(state));
  const asked = invitations.filter(({ state }) => state === 'requested');
  return { status: 200, item_count: data.length, data, asked };
};

/** Pages whose team a person is in: an older invitation into one of them asks for nothing. */
async function pagesOf(db: Queryable, me: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: stakeholder_member.stakeholder_id })
    .from(stakeholder_member)
    .where(membershipsOf(me));
  return new Set(rows.map(({ id }) => id));
}
