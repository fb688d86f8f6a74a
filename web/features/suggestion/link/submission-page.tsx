import { FollowPage } from '#web/features/listing/follow/follow-page.tsx';
import type { FollowAnswer } from '#web/features/listing/load/load-follow.ts';
import type { ResendAnswer } from '../load/load-check-mail.ts';
import type { SubmissionData } from '../load/load-submission.ts';
import { DeadLinkPage } from './dead-link-page.tsx';
import { CheckMailPage } from './suggestion-check-mail-page.tsx';
import { ConfirmPage } from './suggestion-confirm-page.tsx';

interface Answer {
  resend: ResendAnswer | undefined;
  follow: FollowAnswer | undefined;
}

/** What stands behind `/program/submission/{token?}` and its twin for events. */
export function SubmissionPage({ data, answer }: { data: SubmissionData; answer: Answer | undefined }) {
  if (data.page === 'mail') return <CheckMailPage data={data.mail} answer={answer?.resend} />;
  if (data.page === 'confirm') return <ConfirmPage />;
  if (data.page === 'dead') return <DeadLinkPage data={data.dead} answer={answer?.resend} />;
  return <FollowPage key={data.follow.token} data={data.follow} answer={answer?.follow} />;
}
