import { assignSubmission, releaseSubmission, takeSubmission } from '#shared/contracts/review.contract.ts';
import { caseStep } from '#web/features/case-desk/act-on-case.ts';
import { actOnMany } from '#web/features/case-desk/many/act-on-many.ts';
import { loadQueue } from '#web/features/review/queue/load-queue.ts';
import { QueuePage } from '#web/features/review/queue/queue-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-queue.ts';

export const handle = withTexts('collection', 'bulk');
export const clientMiddleware = [fetchTexts('collection', 'bulk')];

const STEPS = {
  take: caseStep(takeSubmission),
  release: caseStep(releaseSubmission),
  assign: caseStep(assignSubmission, 'assignee_id'),
};

export const loader = ({ url, context }: Route.LoaderArgs) => loadQueue(url, context);

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnMany('submission', STEPS, request, context);

export default function DeskQueue({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage queue={loaderData} answer={actionData} />;
}
