import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadReport } from '#web/features/report/desk/load-reports.ts';
import { ReportRecordPage } from '#web/features/report/desk/report-page.tsx';
import { decideReport } from '#web/features/report/desk/send-decision.ts';
import { SignInAgain } from '#web/features/review/record/record-errors.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-report.ts';

export const handle = withTexts('report');
export const clientMiddleware = [fetchTexts('report')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadReport(params.id, context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  decideReport(params.id, await request.formData(), context);

/** After a conflict the report is read again: somebody else has decided. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskReport({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportRecordPage report={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInAgain texts={{}} />;
  throw error;
}
