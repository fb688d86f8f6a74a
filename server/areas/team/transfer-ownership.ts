import { and, eq } from 'drizzle-orm';
import type { transferOwnership as contract } from '#shared/contracts/team.contract.ts';
import { teamPath } from '#shared/domain/team.ts';
import { fold } from '#shared/khmer/fold.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { notify } from '../../notify/notify.ts';
import { signedIn } from '../account/signed-in.ts';
import { requireRole } from './membership.ts';
import { readTeam } from './read-team.ts';
import { findMember, lockTeam, memberOf } from './team.queries.ts';
import { writeMember } from './write-member.ts';

/** Gives a page into other hands: the member becomes its owner, the caller an admin; the name is typed to confirm. */
export const transferOwnership: Handler<typeof contract> = async ({ params, body }, context) => {
  const me = signedIn(context).id;
  await inTransaction(context, async (work) => {
    const page = await lockTeam(work, params.id);
    await requireRole(work.tx, context.actor, params.id, 'transfer_ownership');
    if (![page.name, page.name_kh].filter(Boolean).map(fold).includes(fold(body.confirm)))
      throw new Problem('invalid', { fields: { confirm: [{ key: 'confirm_name' }] } });
    const own = await findMember(work.tx, memberOf(params.id, me));
    const other = await findMember(
      work.tx,
      and(eq(stakeholder_member.id, body.member_id), eq(stakeholder_member.stakeholder_id, params.id)),
    );
    if (!other || !own) throw new Problem('not_found');
    if (other.state !== 'member' || other.id === own.id || other.role === 'owner')
      throw new Problem('conflict', { messageKey: 'team:problem.handled' });
    await writeMember(work, other, { role: 'owner' }, 'team.transfer');
    await writeMember(work, own, { role: 'admin' }, 'team.transfer');
    await notify(work, {
      person_id: other.person_id!,
      kind: 'team_role',
      actor_id: me,
      object_id: other.id,
      params: { name: page.name, name_kh: page.name_kh, role: 'owner' },
      link: teamPath(page.kind, page.id),
    });
  });
  return readTeam(context.services.database.db, params.id, me);
};
