import { eq, sql } from 'drizzle-orm';
import type { takeMatch as contract } from '#shared/contracts/matching.contract.ts';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import { isOpenInvitation, stateNow } from '#shared/domain/team.ts';
import { match_request } from '../../../database/schema/claim.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { answerInvitation } from '../../team/answer-invitation.ts';
import { invitationEnds } from '../../team/send-invitation.ts';
import { findMember, lockTeam } from '../../team/team.queries.ts';
import { moveMember } from '../../team/write-member.ts';
import { openClaim } from '../request-claim.ts';
import { findMatches, findRequest } from './find-matches.ts';

/**
 * Takes what a link offers: accepts the invitation to the address, or claims the page whose own address it is. That
 * address is proved by the link; the desk decides on the claim all the same.
 */
export const takeMatch: Handler<typeof contract> = async ({ params, body }, context) => {
  const request = await findRequest(context, params.token);
  const me = signedIn(context).id;
  const { db } = context.services.database;
  await inTransaction(context, async (work) => {
    const page = await lockTeam(work, body.id);
    const match = (await findMatches(work.tx, request, me)).find(({ id }) => id === page.id);
    if (!match) throw new Problem('not_found');
    if (match.offer === 'accept') {
      const row = (await findMember(work.tx, eq(stakeholder_member.id, match.invitation_id!)))!;
      const open = isOpenInvitation(stateNow(row))
        ? row
        : await moveMember(work, row, 'invited', 'team', { expires_at: invitationEnds() });
      await answerInvitation(work, page, open, 'accept');
    } else if (match.offer === 'claim') {
      if (isOpenClaim(match.claim_state))
        throw new Problem('conflict', { messageKey: 'claim:problem.open_already' });
      await openClaim(work, page, {
        relation: '',
        note: '',
        proof: 'domain_code',
        email: request.email,
        proved_at: new Date(),
      });
    } else throw new Problem('conflict', { messageKey: 'team:problem.handled' });
    await work.tx.update(match_request).set({ used_at: sql`now()` }).where(eq(match_request.id, request.id));
  });
  const after = await findMatches(db, request, me);
  const taken = after.find(({ id }) => id === body.id);
  if (taken) return taken;
  throw new Problem('not_found');
};
