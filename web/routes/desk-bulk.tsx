import { BulkPage } from '#web/features/review/bulk/bulk-page.tsx';
import { loadPreview, orderFrom } from '#web/features/review/bulk/load-bulk.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-bulk.ts';

export const handle = withTexts('bulk');
export const clientMiddleware = [fetchTexts('bulk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadPreview(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  orderFrom(await request.formData(), context);

export default function DeskBulk({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPage data={loaderData} answer={actionData} />;
}
