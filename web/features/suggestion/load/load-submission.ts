import { type RouterContextProvider, redirect } from 'react-router';
import {
  confirmSuggestion,
  followSuggestion,
  mendSuggestion,
  resubmitSuggestion,
  uploadToSuggestion,
  withdrawSuggestion,
} from '#shared/contracts/suggestion.contract.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { type FollowCalls, loadFollow, postFollow } from '#web/features/listing/load/load-follow.ts';
import { privateData } from '#web/features/listing/load/private-headers.ts';
import { tryApi } from '#web/lib/api.ts';
import { loadCheckMail, postResend } from './load-check-mail.ts';

const CALLS: FollowCalls = {
  follow: followSuggestion,
  mend: mendSuggestion,
  upload: uploadToSuggestion,
  resubmit: resubmitSuggestion,
  withdraw: withdrawSuggestion,
};

interface SubmissionRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { token?: string | undefined };
}

/**
 * The page of a suggestion: without a link it says to look into the mail; the link asks for a confirming
 * press the first time and shows from then on where the suggestion stands; a link that works no more is explained.
 */
export async function loadSubmission({ request, context, params }: SubmissionRequest, kind: SuggestionKind) {
  const { token } = params;
  if (!token)
    return privateData({ page: 'mail' as const, mail: await loadCheckMail(request, context, kind) });

  const found = await tryApi(context, followSuggestion, { params: { token } });
  if (found.ok) {
    const at = followPath(found.value.kind, token);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(at)) throw redirect(at + search);
    return privateData({
      page: 'follow' as const,
      follow: await loadFollow({ request, context, params: { token } }, CALLS),
    });
  }
  if (found.problem.status === 409) return privateData({ page: 'confirm' as const });
  return deadLink(kind, token, found.problem.status, found.problem.message);
}
export type SubmissionData = Awaited<ReturnType<typeof loadSubmission>>['data'];

function deadLink(kind: SuggestionKind, token: string, status: number, message: string) {
  return privateData({ page: 'dead' as const, dead: { kind, token, status, message } }, status);
}
export type DeadLink = ReturnType<typeof deadLink>['data']['dead'];

/** What is posted there without a script. */
export async function postSubmission({ request, context, params }: SubmissionRequest) {
  const { token } = params;
  const form = await request.formData();
  if (!token || form.get('intent') === 'resend') {
    return { resend: (await postResend(context, form)).data, follow: undefined };
  }
  if (form.get('intent') === 'confirm') {
    const confirmed = await tryApi(context, confirmSuggestion, { params: { token } });
    if (confirmed.ok) throw redirect(`${followPath(confirmed.value.kind, token)}?done=confirmed`);
    // The page is loaded anew and says what is wrong with the link.
    return { resend: undefined, follow: undefined };
  }
  const answer = await postFollow(form, { context, params: { token } }, CALLS);
  return answer instanceof Response ? answer : { resend: undefined, follow: answer.data };
}
