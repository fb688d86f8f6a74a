import { loadWordings } from '#web/features/wording/load-wording.ts';
import { WordingsPage } from '#web/features/wording/wordings-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-texts.ts';

export const handle = withTexts('wording');
export const clientMiddleware = [fetchTexts('wording')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadWordings(url, context);

export default function DeskTexts({ loaderData }: Route.ComponentProps) {
  return <WordingsPage data={loaderData} />;
}
