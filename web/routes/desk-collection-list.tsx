import { actOnList } from '#web/features/collection/list/act-on-list.ts';
import { ListPage } from '#web/features/collection/list/list-page.tsx';
import { loadList } from '#web/features/collection/list/load-records.ts';
import type { Route } from './+types/desk-collection-list.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadList(params.collection, url, context);

export const action = ({ params, url, request, context }: Route.ActionArgs) =>
  actOnList(params.collection, url, request, context);

export default function DeskCollectionList({ loaderData, actionData }: Route.ComponentProps) {
  return <ListPage key={loaderData.collection} data={loaderData} answer={actionData} />;
}
