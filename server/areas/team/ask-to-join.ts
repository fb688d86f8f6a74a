import { and, eq } from 'drizzle-orm';
import type { askToJoin as contract } from '#shared/contracts/team.contract.ts';
import { isOpenInvitation, stateNow, teamPath } from '#shared/domain/team.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { notify } from '../../notify/notify.ts';
import {
  addressOf,
  confirmedAddress,
  findManagers,
  findMember,
  findOwners,
  lockTeam,
  type MemberRow,
  memberOf,
} from './team.queries.ts';
import { auditMember, moveMember } from './write-member.ts';

/** requests to join that one person may have open, and days before a refused one may be repeated. */
const MOST_OPEN_REQUESTS = 20;
const AGAIN_AFTER_DAYS = 21;

/** Asks to join the team of a public page that has an owner; its owners and admins are told. */
export const askToJoin: Handler<typeof contract> = async ({ params, body }, context) => {
  const me = signedIn(context).id;
  const row = await inTransaction(context, async (work) => {
    const page = await lockTeam(work, params.id);
    const own = await findMember(work.tx, memberOf(page.id, me));
    if (page.status !== 'approved' && !own) throw new Problem('not_found');
    await refuseWhereOpen(work, own, page.id, me);
    if ((await findOwners(work.tx, page.id)).length === 0)
      throw new Problem('conflict', { messageKey: 'team:problem.nobody_answers' });
    const values = { role: 'member', note: body.note, invited_by: null, expires_at: null, decided_at: null };
    const written = own
      ? await moveMember(work, own, 'requested', 'self', values)
      : await insertJoinRequest(work, { ...values, stakeholder_id: page.id, person_id: me });
    for (const person_id of await findManagers(work.tx, page.id))
      await notify(work, {
        person_id,
        kind: 'team_request',
        actor_id: me,
        object_id: written.id,
        params: { name: page.name, name_kh: page.name_kh, note: body.note },
        link: teamPath(page.kind, page.id),
      });
    return written;
  });
  return { id: row.id, state: stateNow(row) };
};

async function refuseWhereOpen({ tx }: Work, own: MemberRow | undefined, pageId: string, me: string) {
  const conflict = (
    key: 'already_member' | 'asked_already' | 'invited_already' | 'declined_lately' | 'too_many_requests',
  ) => new Problem('conflict', { messageKey: `team:problem.${key}` });
  const state = own ? stateNow(own) : null;
  if (state === 'member') throw conflict('already_member');
  if (state === 'requested') throw conflict('asked_already');
  const confirmed = await confirmedAddress(tx, me);
  const byAddress = confirmed ? await findMember(tx, addressOf(pageId, confirmed)) : undefined;
  if ([own, byAddress].some((row) => row && isOpenInvitation(stateNow(row))))
    throw conflict('invited_already');
  if (state === 'declined' && own!.invited_by === null && own!.decided_at) {
    const again = own!.decided_at.getTime() + AGAIN_AFTER_DAYS * 86_400_000;
    if (again > Date.now()) throw conflict('declined_lately');
  }
  const open = and(eq(stakeholder_member.person_id, me), eq(stakeholder_member.state, 'requested'));
  if ((await tx.$count(stakeholder_member, open)) >= MOST_OPEN_REQUESTS) throw conflict('too_many_requests');
}

async function insertJoinRequest(work: Work, values: Omit<typeof stakeholder_member.$inferInsert, 'state'>) {
  const [row] = await work.tx
    .insert(stakeholder_member)
    .values({ ...values, state: 'requested' })
    .returning();
  await auditMember(work, row!, 'team.requested', { from: 'none' });
  return row!;
}
