import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import * as contract from '#shared/contracts/suggestion.contract.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { Problem } from '../../http/problem.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { type FindFollowed, followVerbs } from '../listing/follow-listing.ts';
import { takeRequest } from '../listing/take-request.ts';
import { confirmSuggestion } from './confirm-suggestion.ts';
import { resendLink } from './resend-link.ts';
import { workingLink } from './sharing-link.ts';

/** Takes in a suggestion (2.014); a link goes to its address. */
const suggest: Handler<typeof contract.suggest> = async ({ params, body }, context) => {
  const { row, token } = await takeRequest(context, { kind: params.kind, body });
  return {
    reference: row.reference,
    submission_id: row.id,
    status: row.status as ReviewStatus,
    email: row.requester_email,
    link_expires_at: token?.expires_at.toISOString() ?? null,
    resend_after: token ? new Date(token.created_at.getTime() + EMAIL_CODE_RESEND_MS).toISOString() : null,
  };
};

/** The link shows a suggestion once it has confirmed the address, and not before. */
const findSuggestion: FindFollowed = async (db, secret) => {
  const { row } = await workingLink(db, secret);
  if (!row.email_verified_at) {
    throw new Problem('conflict', { messageKey: 'suggestion:problem.unconfirmed' });
  }
  return row.id;
};

const { follow, mend, upload, resubmit, withdraw } = followVerbs(findSuggestion);

export const routes: Route[] = [
  route(contract.suggest, suggest),
  route(contract.resendLink, resendLink),
  route(contract.confirmSuggestion, confirmSuggestion),
  route(contract.followSuggestion, follow),
  route(contract.mendSuggestion, mend),
  route(contract.uploadToSuggestion, upload),
  route(contract.resubmitSuggestion, resubmit),
  route(contract.withdrawSuggestion, withdraw),
];
