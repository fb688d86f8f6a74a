import { and, eq } from 'drizzle-orm';
import type { transferOwnership as contract } from '#shared/contracts/team.contract.ts';
import { OFFER_DAYS } from '#shared/domain/ownership.ts';
import { fold } from '#shared/khmer/fold.ts';
import { ownership_offer } from '../../../database/schema/ownership.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { requireRole } from '../membership.ts';
import { readTeam } from '../read-team.ts';
import { findMember, lockTeam, type MemberRow, type PageRow } from '../team.queries.ts';
import { auditMember } from '../write-member.ts';
import { closeExpired, findOffer } from './offer.queries.ts';
import { tellOwnership } from './tell-ownership.ts';

const DAY_MS = 86_400_000;

/** Offers a page to another member, after its name was typed out. Nothing changes until they accept. */
export const transferOwnership: Handler<typeof contract> = async ({ params, body }, context) => {
  const me = signedIn(context).id;
  await inTransaction(context, async (work) => {
    const page = await lockTeam(work, params.id);
    await requireRole(work.tx, context.actor, params.id, 'transfer_ownership');
    if (![page.name, page.name_kh].filter(Boolean).map(fold).includes(fold(body.confirm)))
      throw new Problem('invalid', { fields: { confirm: [{ key: 'confirm_name' }] } });
    const other = await findMember(
      work.tx,
      and(eq(stakeholder_member.id, body.member_id), eq(stakeholder_member.stakeholder_id, params.id)),
    );
    if (!other) throw new Problem('not_found');
    await offerOwnership(work, page, other, { shares: false });
  });
  return readTeam(context.services.database.db, params.id, me);
};

/** Writes the offer of an owner to a member. The team must be locked; a page has one open offer at a time. */
export async function offerOwnership(
  work: Work,
  page: PageRow,
  other: MemberRow,
  { shares }: { shares: boolean },
): Promise<void> {
  const me = signedIn(work.context).id;
  if (other.state !== 'member' || other.person_id === me || other.role === 'owner')
    throw new Problem('conflict', { messageKey: 'team:problem.handled' });
  const present = await findOffer(work.tx, page.id);
  if (present) {
    const key = present.state === 'offered' ? 'offer_open' : 'offer_held';
    throw new Problem('conflict', { messageKey: `team:problem.${key}` });
  }
  await closeExpired(work.tx, page.id);
  const [row] = await work.tx
    .insert(ownership_offer)
    .values({
      stakeholder_id: page.id,
      from_person_id: me,
      to_person_id: other.person_id!,
      shares,
      role_before: other.role,
      expires_at: new Date(Date.now() + OFFER_DAYS * DAY_MS),
    })
    .returning();
  await auditMember(work, other, 'team.transfer', { offer_id: row!.id, shares });
  await tellOwnership(work, page, row!, 'offered');
}
