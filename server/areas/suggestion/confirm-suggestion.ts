import { eq, sql } from 'drizzle-orm';
import type { confirmSuggestion as contract } from '#shared/contracts/suggestion.contract.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { submission_token } from '../../database/schema/submission.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { draftCookie } from '../listing/drafts.ts';
import { presentFollowed } from '../listing/listing.present.ts';
import { sendToReview } from '../listing/send-to-review.ts';
import { lockSubmission } from '../submission/submission.queries.ts';
import { workingLink } from './sharing-link.ts';

/** Confirms the address by the link of the mail and sends the suggestion to review; opened again, it changes nothing. */
export const confirmSuggestion: Handler<typeof contract> = async ({ params }, context) => {
  const row = await inTransaction(context, async (work) => {
    const { row: found } = await workingLink(work.tx, params.token);
    const locked = await lockSubmission(work.tx, found.id);
    if (!locked) throw new Problem('not_found');
    // Another link may have been sent while this one waited for its turn.
    const { token } = await workingLink(work.tx, params.token);
    if (locked.email_verified_at) return locked;
    await work.tx
      .update(submission_token)
      .set({ used_at: sql`now()` })
      .where(eq(submission_token.id, token.id));
    return sendToReview(work, locked);
  });
  context.setCookie(draftCookie(context, row.subject_kind as SuggestionKind, '', 0));
  return presentFollowed(context, row);
};
