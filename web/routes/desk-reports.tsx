import { loadReports } from '#web/features/report/desk/load-reports.ts';
import { ReportsPage } from '#web/features/report/desk/reports-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-reports.ts';

export const handle = withTexts('report');
export const clientMiddleware = [fetchTexts('report')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadReports(url, context);

export default function DeskReports({ loaderData }: Route.ComponentProps) {
  return <ReportsPage data={loaderData} />;
}
