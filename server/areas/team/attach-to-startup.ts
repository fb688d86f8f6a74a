import { and, eq, inArray } from 'drizzle-orm';
import type { attachToStartup as contract } from '#shared/contracts/team.contract.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { isOpenInvitation, stateNow } from '#shared/domain/team.ts';
import { isOwner, membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { requireProof } from '../account/proof/require-proof.ts';
import { answerInvitation } from './answer-invitation.ts';
import { inviteOne } from './invite-members.ts';
import { roleIn } from './membership.ts';
import { aboutPerson, confirmedAddress, findMember, lockTeam, memberOf } from './team.queries.ts';

/**
 * Attaches a person to a startup. The caller themselves: where an invitation waits for them. Somebody else:
 * into a startup the caller owns, as an invitation to own it too, because nobody is attached without their word. Everybody
 * else is refused as if there were no such startup.
 */
export const attachToStartup: Handler<typeof contract> = async ({ body }, context) => {
  const me = signedIn(context).id;
  if (body.user !== me) await requireProof({ needsProof: true }, body, context);
  const row = await inTransaction(context, async (work) => {
    const id = body.startup ?? (await onlyStartup(work, me, body.user === me));
    const page = await lockTeam(work, id);
    if (page.kind !== 'startup') throw new Problem('not_found');
    if (body.user === me) {
      const mine = and(
        eq(stakeholder_member.stakeholder_id, id),
        aboutPerson(me, await confirmedAddress(work.tx, me)),
      );
      const rows = await work.tx.select().from(stakeholder_member).where(mine);
      const member = rows.find(({ state }) => state === 'member');
      if (member) return member;
      const invitation = rows.find((one) => isOpenInvitation(stateNow(one)));
      if (!invitation) throw new Problem('not_found');
      return answerInvitation(work, page, invitation, 'accept');
    }
    if ((await roleIn(work.tx, me, id)) !== 'owner') throw new Problem('not_found');
    const target = { kind: 'person', id: body.user } as const;
    const { result } = await inviteOne(work, target, { page, own: 'owner', role: 'owner', note: '' });
    if (result === 'unknown_person') throw new Problem('invalid', { fields: { user: [{ key: 'select' }] } });
    if (result === 'too_many') throw new Problem('too_many', { retryAfterSeconds: 3_600 });
    if (result === 'asked_to_join')
      throw new Problem('conflict', { messageKey: 'team:problem.asked_already' });
    return (await findMember(work.tx, memberOf(id, body.user)))!;
  });
  return {
    startup: row.stakeholder_id,
    user: body.user,
    member_id: row.id,
    role: row.role as OrganisationRole,
    state: stateNow(row),
  };
};

/** The startup that must be meant; Problem `invalid` when there are several. */
async function onlyStartup({ tx }: Work, me: string, self: boolean): Promise<string> {
  const rows = await tx
    .select({ id: stakeholder.id })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        eq(stakeholder.kind, 'startup'),
        self
          ? and(
              aboutPerson(me, await confirmedAddress(tx, me)),
              inArray(stakeholder_member.state, ['inviting', 'invited']),
            )
          : and(membershipsOf(me), isOwner),
      ),
    );
  if (rows.length > 1) throw new Problem('invalid', { fields: { startup: [{ key: 'required' }] } });
  if (!rows[0]) throw new Problem('not_found');
  return rows[0].id;
}
