import { loadQueue } from '#web/features/review/queue/load-queue.ts';
import { moveRequests } from '#web/features/review/queue/move-requests.ts';
import { QueuePage } from '#web/features/review/queue/queue-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-queue.ts';

export const handle = withTexts('collection');
export const clientMiddleware = [fetchTexts('collection')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadQueue(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  moveRequests(await request.formData(), context);

export default function DeskQueue({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage queue={loaderData} answer={actionData} />;
}
