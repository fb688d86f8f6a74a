import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { requestListing as contract } from '#shared/contracts/listing.contract.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { isOtherStakeholderSlug, kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import type { Handler } from '../../http/route.ts';
import { takeRequest } from './take-request.ts';

/** Takes in a request to be listed; a code goes to its address. */
export const requestListing: Handler<typeof contract> = async ({ params, body }, context) => {
  const slug = params.stakeHolderType;
  const { row, token } = await takeRequest(context, {
    kind: kindFromSlug(slug),
    ...(isOtherStakeholderSlug(slug) ? { type_slug: slug } : {}),
    body,
  });
  return {
    reference: row.reference,
    submission_id: row.id,
    status: row.status as ReviewStatus,
    email: row.requester_email,
    code_expires_at: token?.expires_at.toISOString() ?? null,
    resend_after: token ? new Date(token.created_at.getTime() + EMAIL_CODE_RESEND_MS).toISOString() : null,
  };
};
