import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ownCorrectionPath } from '#shared/domain/correction.ts';
import { CorrectionPage } from '#web/features/correction/correction-page.tsx';
import { answerCorrection, loadCorrection } from '#web/features/correction/load-corrections.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-correction.ts';

export const handle = withTexts('correction');
export const clientMiddleware = [fetchTexts('correction')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadCorrection(params.id, 'owner', context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  answerCorrection(params.id, await request.formData(), 'owner', context);

/** After a conflict it is read again: somebody else has answered. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function UserCorrection({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={ownCorrectionPath(params.id)} />;
  return <CorrectionPage correction={loaderData} as="owner" answer={actionData} />;
}
