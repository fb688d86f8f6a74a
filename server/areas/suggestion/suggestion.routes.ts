import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import * as contract from '#shared/contracts/suggestion.contract.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { type CallContext, type Handler, type Route, route } from '../../http/route.ts';
import { draftCookie } from '../listing/drafts.ts';
import { type FindFollowed, followVerbs } from '../listing/follow-listing.ts';
import { takeRequest } from '../listing/take-request.ts';
import { followSecretOf } from '../submission/follow-link.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { confirmSuggestion } from './confirm-suggestion.ts';
import { resendLink } from './resend-link.ts';
import { workingLink } from './sharing-link.ts';

/** Takes in a suggestion; a link goes to its address, unless its sender is signed in and has confirmed it before. */
const suggest: Handler<typeof contract.suggest> = async ({ params, body }, context) => {
  const { row, token } = await takeRequest(context, { kind: params.kind, body });
  const sent = await sentAtOnce(context, row);
  if (sent) context.setCookie(draftCookie(context, params.kind, '', 0));
  return {
    reference: row.reference,
    submission_id: row.id,
    status: row.status as ReviewStatus,
    email: row.requester_email,
    follow_path: sent,
    link_expires_at: token?.expires_at.toISOString() ?? null,
    resend_after: token ? new Date(token.created_at.getTime() + EMAIL_CODE_RESEND_MS).toISOString() : null,
  };
};

/** Where its sender follows a suggestion that needed no link; null while one is waited for. */
async function sentAtOnce(context: CallContext, row: SubmissionRow): Promise<string | null> {
  const { actor } = context;
  if (!row.email_verified_at || actor.kind !== 'person' || row.person_id !== actor.id) return null;
  return inTransaction(context, async (work) =>
    followPath(row.subject_kind as SuggestionKind, await followSecretOf(work, row)),
  );
}

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
