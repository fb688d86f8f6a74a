import { withFiles } from '#shared/domain/files-form.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { SubmissionPage } from '#web/features/suggestion/link/submission-page.tsx';
import { loadSubmission, postSubmission } from '#web/features/suggestion/load/load-submission.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/event-submission.ts';

export const handle = withTexts('listing', 'suggestion', 'fields', 'rules');
export const clientMiddleware = [fetchTexts('listing', 'suggestion', 'fields', 'rules')];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadSubmission(args, 'event');
}

export const action = withFiles((args: Route.ActionArgs) => {
  return postSubmission(args);
});

export default function EventSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <SubmissionPage data={loaderData} answer={actionData} />;
}
