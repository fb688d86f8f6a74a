import { actOnCase } from '#web/features/case-desk/act-on-case.ts';
import { CaseError, readAgain } from '#web/features/case-desk/case-error.tsx';
import { CorrectionPage } from '#web/features/correction/correction-page.tsx';
import { CORRECTION_STEPS, loadCorrection } from '#web/features/correction/load-corrections.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-correction.ts';

export const handle = withTexts('correction');
export const clientMiddleware = [fetchTexts('correction')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadCorrection(params.id, 'desk', context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  actOnCase(CORRECTION_STEPS.desk, params.id, request, context);

export const shouldRevalidate = readAgain;

export default function DeskCorrection({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData && <CorrectionPage data={loaderData} answer={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CaseError error={error} />;
