import { redirect } from 'react-router';
import { bulkItems, bulkTo, isBulkVerb } from '#web/features/review/bulk/bulk-paths.ts';
import { loadQueue } from '#web/features/review/queue/load-queue.ts';
import { moveRequests } from '#web/features/review/queue/move-requests.ts';
import { QueuePage } from '#web/features/review/queue/queue-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-queue.ts';

export const handle = withTexts('collection', 'bulk');
export const clientMiddleware = [fetchTexts('collection', 'bulk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadQueue(url, context);

/** Takes or releases what is ticked; or leads to where one looks at a decision on all of it. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const verb = form.get('intent');
  if (!isBulkVerb(verb)) return moveRequests(form, context);
  const named = form.getAll('id').map((id) => `${id}.${form.get(`version:${id}`)}`);
  throw redirect(bulkTo(verb, bulkItems(named)));
};

export default function DeskQueue({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage queue={loaderData} answer={actionData} />;
}
