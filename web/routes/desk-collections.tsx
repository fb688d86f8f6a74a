import { OverviewPage } from '#web/features/collection/overview/collections-page.tsx';
import { loadOverview, saveRules } from '#web/features/collection/overview/load-overview.ts';
import type { Route } from './+types/desk-collections.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadOverview(context);

export const action = ({ request, context }: Route.ActionArgs) => saveRules(request, context);

export default function DeskCollections({ loaderData, actionData }: Route.ComponentProps) {
  return <OverviewPage data={loaderData} answer={actionData} />;
}
