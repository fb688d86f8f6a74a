import { CorrectionsPage } from '#web/features/correction/corrections-page.tsx';
import { loadCorrections } from '#web/features/correction/load-corrections.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-corrections.ts';

export const handle = withTexts('correction');
export const clientMiddleware = [fetchTexts('correction')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadCorrections(url, context);

export default function DeskCorrections({ loaderData }: Route.ComponentProps) {
  return <CorrectionsPage data={loaderData} />;
}
