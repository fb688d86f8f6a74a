import { pageFormHeaders } from '#web/features/page-form/load-page-form.ts';
import { loadReportPage, postReportPage } from '#web/features/report/page/load-report-page.ts';
import { ReportFormPage } from '#web/features/report/page/report-form-page.tsx';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/report.ts';

const AREAS = ['report', 'rules'] as const;
export const handle = { ...withTexts(...AREAS), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts(...AREAS)];
export const headers = pageFormHeaders;

export const loader = ({ url, context }: Route.LoaderArgs) => loadReportPage(url, context);

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  postReportPage(url, await request.formData(), context);

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportFormPage key={loaderData.sent ?? ''} data={loaderData} answer={actionData} />;
}
