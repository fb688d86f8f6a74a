import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useSearchParams } from 'react-router';
import { actOnMerge, loadMerge } from '#web/features/merge/load-merge.ts';
import { MergePage } from '#web/features/merge/merge-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-merge.ts';

export const handle = withTexts('merge', 'fields');
export const clientMiddleware = [fetchTexts('merge', 'fields')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadMerge(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  actOnMerge(await request.formData(), context);

/** After a conflict the pages are read again: they are others now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskMerge({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return <MergePage data={loaderData} answer={actionData} done={params.get('done') ?? ''} />;
}
