import { partOfBulk } from '#web/features/case-desk/bulk/bulk-paths.ts';
import { BulkRecordPage } from '#web/features/case-desk/bulk/bulk-record-page.tsx';
import { answerFrom, loadBulk } from '#web/features/case-desk/bulk/load-bulk.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-bulk-record.ts';

export const handle = { ...withTexts('bulk'), partOf: partOfBulk };
export const clientMiddleware = [fetchTexts('bulk')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadBulk(params.id, context);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  answerFrom(params.id, await request.formData(), context);

export default function DeskBulkRecord({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkRecordPage bulk={loaderData} problem={actionData?.problem ?? null} />;
}
