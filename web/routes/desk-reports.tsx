import { actOnMany } from '#web/features/case-desk/many/act-on-many.ts';
import { loadReports } from '#web/features/report/desk/load-reports.ts';
import { REPORT_STEPS } from '#web/features/report/desk/report-steps.ts';
import { ReportsPage } from '#web/features/report/desk/reports-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-reports.ts';

export const handle = withTexts('report', 'bulk');
export const clientMiddleware = [fetchTexts('report', 'bulk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadReports(url, context);

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnMany('report', REPORT_STEPS, request, context);

export default function DeskReports({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportsPage data={loaderData} answer={actionData} />;
}
