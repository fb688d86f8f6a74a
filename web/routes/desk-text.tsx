import { loadWording, saveWording } from '#web/features/wording/load-wording.ts';
import { WordingPage } from '#web/features/wording/wording-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-text.ts';

export const handle = withTexts('wording');
export const clientMiddleware = [fetchTexts('wording')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadWording(params.text, context);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  saveWording(params.text, await request.formData(), context);

export default function DeskText({ loaderData, actionData }: Route.ComponentProps) {
  return <WordingPage data={loaderData} answer={actionData} />;
}
