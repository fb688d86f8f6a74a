import { eq } from 'drizzle-orm';
import type { answerTransfer as contract } from '#shared/contracts/team.contract.ts';
import { type OfferAction, REVERT_DAYS } from '#shared/domain/ownership.ts';
import type { Queryable } from '../../../database/client.ts';
import { ownership_offer } from '../../../database/schema/ownership.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { requireProof } from '../../account/proof/require-proof.ts';
import { pageGotOwner } from '../page-got-owner.ts';
import { readTeam } from '../read-team.ts';
import { settleNotices } from '../settle-notices.ts';
import { findMember, lockTeam, type MemberRow, memberOf, type PageRow } from '../team.queries.ts';
import { auditMember, writeMember } from '../write-member.ts';
import { mayDo } from './may-do.ts';
import { findOffer, type OfferRow } from './offer.queries.ts';
import { tellOwnership } from './tell-ownership.ts';

const DAY_MS = 86_400_000;
const STATES = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  revert: 'reverted',
} as const;

/** What the receiver of a page, or who offered it, does with the offer. */
export const answerTransfer: Handler<typeof contract> = async ({ params, body }, context) => {
  const me = signedIn(context).id;
  // Undoing takes the page from whoever owns it now.
  if (body.action === 'revert') await requireProof({ needsProof: true }, body, context);
  await inTransaction(context, async (work) => {
    const page = await lockTeam(work, params.id);
    const offer = await findOffer(work.tx, page.id);
    const isParty = offer?.from_person_id === me || offer?.to_person_id === me;
    if (!isParty) await requireMember(work.tx, page.id, me);
    if (!offer || !mayDo(offer, me, body.action))
      throw new Problem('conflict', { messageKey: 'team:problem.handled' });
    await settle(work, page, offer, body.action);
    const state = STATES[body.action];
    const revert_until = state === 'accepted' ? new Date(Date.now() + REVERT_DAYS * DAY_MS) : null;
    const [changed] = await work.tx
      .update(ownership_offer)
      .set({ state, decided_at: new Date(), revert_until })
      .where(eq(ownership_offer.id, offer.id))
      .returning();
    await settleNotices(work, offer.id);
    await tellOwnership(work, page, changed!, state);
  });
  return readTeam(context.services.database.db, params.id, me);
};

/** Changes the roles, where the action does. */
async function settle(work: Work, page: PageRow, offer: OfferRow, action: OfferAction): Promise<void> {
  const from = await memberIn(work, page, offer.from_person_id);
  const to = await memberIn(work, page, offer.to_person_id);
  if (action === 'accept') {
    // Who is no owner any more, or has left, has nothing to give; who has left, nothing to receive.
    if (from?.role !== 'owner' || from.state !== 'member' || to?.state !== 'member')
      throw new Problem('conflict', { messageKey: 'team:problem.handled' });
    await writeMember(work, to, { role: 'owner' }, 'team.accept');
    if (!offer.shares) await writeMember(work, from, { role: 'admin' }, 'team.role');
    return void (await pageGotOwner(work, page, offer.to_person_id));
  }
  if (action === 'revert') {
    if (from) await writeMember(work, from, { role: 'owner', state: 'member' }, 'team.revert');
    if (to) await writeMember(work, to, { role: offer.role_before }, 'team.role');
    return;
  }
  if (to) await auditMember(work, to, `team.${action}`, { offer_id: offer.id });
}

const memberIn = ({ tx }: Work, { id }: PageRow, personId: string): Promise<MemberRow | undefined> =>
  findMember(tx, memberOf(id, personId));

async function requireMember(tx: Queryable, stakeholderId: string, personId: string): Promise<void> {
  if ((await findMember(tx, memberOf(stakeholderId, personId)))?.state !== 'member')
    throw new Problem('not_found');
}

/** Whether this person gave the page away lately: until they can no longer undo it, nobody puts them out. */
export async function mayStillRevert(
  tx: Queryable,
  stakeholderId: string,
  personId: string | null,
): Promise<boolean> {
  const offer = await findOffer(tx, stakeholderId);
  return offer?.state === 'accepted' && offer.from_person_id === personId;
}
