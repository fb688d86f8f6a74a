import { actOnCase } from '#web/features/case-desk/act-on-case.ts';
import { CaseError, readAgain } from '#web/features/case-desk/case-error.tsx';
import { loadReport } from '#web/features/report/desk/load-reports.ts';
import { ReportRecordPage } from '#web/features/report/desk/report-page.tsx';
import { REPORT_STEPS } from '#web/features/report/desk/report-steps.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-report.ts';

export const handle = withTexts('report');
export const clientMiddleware = [fetchTexts('report')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadReport(params.id, context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  actOnCase(REPORT_STEPS, params.id, request, context);

export const shouldRevalidate = readAgain;

export default function DeskReport({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportRecordPage data={loaderData} answer={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CaseError error={error} />;
