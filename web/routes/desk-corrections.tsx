import { actOnMany } from '#web/features/case-desk/many/act-on-many.ts';
import { CorrectionsPage } from '#web/features/correction/corrections-page.tsx';
import { CORRECTION_STEPS, loadCorrections } from '#web/features/correction/load-corrections.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-corrections.ts';

export const handle = withTexts('correction', 'bulk');
export const clientMiddleware = [fetchTexts('correction', 'bulk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadCorrections(url, context);

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnMany('correction', CORRECTION_STEPS.desk, request, context);

export default function DeskCorrections({ loaderData, actionData }: Route.ComponentProps) {
  return <CorrectionsPage data={loaderData} answer={actionData} />;
}
