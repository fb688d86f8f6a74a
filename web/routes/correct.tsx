import { CorrectPage } from '#web/features/correction/correct-page.tsx';
import { loadCorrectPage, postCorrectPage } from '#web/features/correction/load-correct-page.ts';
import { pageFormHeaders } from '#web/features/page-form/load-page-form.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/correct.ts';

const AREAS = ['correction', 'rules'] as const;
export const handle = { ...withTexts(...AREAS), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts(...AREAS)];
export const headers = pageFormHeaders;

export const loader = ({ url, context }: Route.LoaderArgs) => loadCorrectPage(url, context);

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  postCorrectPage(url, await request.formData(), context);

export default function Correct({ loaderData, actionData }: Route.ComponentProps) {
  return <CorrectPage key={loaderData.sent ?? ''} data={loaderData} answer={actionData} />;
}
