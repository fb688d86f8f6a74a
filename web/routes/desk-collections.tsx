import { OverviewPage } from '#web/features/collection/overview/collections-page.tsx';
import { loadOverview } from '#web/features/collection/overview/load-overview.ts';
import type { Route } from './+types/desk-collections.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadOverview(context);

export default function DeskCollections({ loaderData }: Route.ComponentProps) {
  return <OverviewPage data={loaderData} />;
}
