import { BulkPage } from '#web/features/case-desk/bulk/bulk-page.tsx';
import { partOfBulk } from '#web/features/case-desk/bulk/bulk-paths.ts';
import { loadPreview, orderFrom } from '#web/features/case-desk/bulk/load-bulk.ts';
import { saidColumn } from '#web/features/case-desk/bulk/said-column.tsx';
import { requestColumns } from '#web/features/review/queue/bulk-columns.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-bulk.ts';

export const handle = { ...withTexts('bulk'), partOf: partOfBulk };
export const clientMiddleware = [fetchTexts('bulk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadPreview(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  orderFrom(await request.formData(), context);

export default function DeskBulk({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const viewerId = useViewer()?.id ?? '';
  const columns =
    loaderData?.kind === 'submission' ? requestColumns(t, viewerId, loaderData.now) : [saidColumn(t)];
  return <BulkPage data={loaderData} answer={actionData} columns={columns} />;
}
