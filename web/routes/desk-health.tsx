import { HealthPage } from '#web/features/health/health-page.tsx';
import { loadHealth, tryAgain } from '#web/features/health/load-health.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-health.ts';

export const handle = withTexts('health');
export const clientMiddleware = [fetchTexts('health')];

export const loader = ({ context }: Route.LoaderArgs) => loadHealth(context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  tryAgain(await request.formData(), context);

export default function DeskHealth({ loaderData, actionData }: Route.ComponentProps) {
  return <HealthPage data={loaderData} answer={actionData} />;
}
