import type * as contract from '#shared/contracts/claim.contract.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { requireProof } from '../account/proof/require-proof.ts';
import { roleIn } from '../team/membership.ts';
import { settleNotices } from '../team/settle-notices.ts';
import { readClaim } from './claim.present.ts';
import { lockOwnClaim } from './own-claim.ts';
import { showClaim } from './show-claim.ts';
import { lockClaimAndPage, stepClaim } from './step-claim.ts';

/** Answers what the desk asked; it is the desk's turn again. */
export const answerClaim: Handler<typeof contract.answerClaim> = async ({ params, body }, context) => {
  await inTransaction(context, async (work) => {
    const { row, page } = await lockOwnClaim(work, params.id);
    await showClaim(work, row, page, 'answer', { text: body.text });
    await settleNotices(work, row.id);
  });
  return readClaim(context, params.id);
};

/** Takes a claim back before it is decided. */
export const withdrawClaim: Handler<typeof contract.withdrawClaim> = async ({ params }, context) => {
  await inTransaction(context, async (work) => {
    const { row } = await lockOwnClaim(work, params.id);
    await stepClaim(work, row, 'withdraw', 'claimant', { set: { decided_at: new Date() } });
    await settleNotices(work, row.id);
  });
  return readClaim(context, params.id);
};

/** What an owner of the page says to a dispute; the desk reads it, and decides. */
export const saysOfOwner: Handler<typeof contract.saysOfOwner> = async ({ params, body }, context) => {
  // With the owner's word the page changes hands.
  if (body.says === 'agree') await requireProof({ needsProof: true }, body, context);
  await inTransaction(context, async (work) => {
    const { row } = await lockClaimAndPage(work, params.id);
    const me = signedIn(context).id;
    const role = await roleIn(work.tx, me, row.stakeholder_id);
    if (role !== 'owner' || row.person_id === me || !row.shown_at) throw new Problem('not_found');
    await stepClaim(work, row, body.says, 'owner', { text: body.text });
  });
  return readClaim(context, params.id);
};
