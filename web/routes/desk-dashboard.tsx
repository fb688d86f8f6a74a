import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { loadDashboard } from '#web/features/dashboard/load-dashboard.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-dashboard.ts';

export const handle = withTexts('dashboard');
export const clientMiddleware = [fetchTexts('dashboard')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadDashboard(url, context);

export default function DeskDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage data={loaderData} />;
}
