import { loadPlanned } from '#web/features/collection/planned/load-planned.ts';
import { PlannedPage } from '#web/features/collection/planned/planned-page.tsx';
import type { Route } from './+types/desk-planned.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPlanned(context);

export default function DeskPlanned({ loaderData }: Route.ComponentProps) {
  return <PlannedPage planned={loaderData} />;
}
