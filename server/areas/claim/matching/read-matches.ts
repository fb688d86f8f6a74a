import { eq, sql } from 'drizzle-orm';
import type { readMatches as contract } from '#shared/contracts/matching.contract.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { match_request } from '../../../database/schema/claim.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { noticesOf } from '../../../notify/counts-changed.ts';
import { findMatches, findRequest } from './find-matches.ts';

/** What was found for an address, by the link that was mailed to it. */
export const readMatches: Handler<typeof contract> = async ({ params }, context) => {
  const request = await findRequest(context, params.token);
  // Once it was opened, the letter waits for nobody.
  if (!request.used_at)
    await inTransaction(context, async ({ tx, changes }) => {
      await tx.update(match_request).set({ used_at: sql`now()` }).where(eq(match_request.id, request.id));
      changes(noticesOf(request.person_id));
    });
  return {
    email: request.email,
    kind: request.kind as StakeholderKind,
    data: await findMatches(context.services.database.db, request, signedIn(context).id),
  };
};
