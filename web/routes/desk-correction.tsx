import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CorrectionPage } from '#web/features/correction/correction-page.tsx';
import { answerCorrection, loadCorrection } from '#web/features/correction/load-corrections.ts';
import { SignInAgain } from '#web/features/review/record/record-errors.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-correction.ts';

export const handle = withTexts('correction');
export const clientMiddleware = [fetchTexts('correction')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadCorrection(params.id, 'desk', context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  answerCorrection(params.id, await request.formData(), 'desk', context);

/** After a conflict it is read again: somebody else has answered. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskCorrection({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData && <CorrectionPage correction={loaderData} as="desk" answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInAgain texts={{}} />;
  throw error;
}
