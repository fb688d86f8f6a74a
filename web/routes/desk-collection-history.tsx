import { HistoryPage } from '#web/features/collection/history/history-page.tsx';
import { loadHistory } from '#web/features/collection/history/load-history.ts';
import { revertTo } from '#web/features/collection/history/revert-record.ts';
import type { Route } from './+types/desk-collection-history.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadHistory(params.collection, params.id, url, context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  revertTo(params.collection, params.id, request, context);

export default function DeskCollectionHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage data={loaderData} answer={actionData} />;
}
