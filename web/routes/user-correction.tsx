import { ownCorrectionPath } from '#shared/domain/correction.ts';
import { actOnCase } from '#web/features/case-desk/act-on-case.ts';
import { readAgain } from '#web/features/case-desk/case-error.tsx';
import { CorrectionPage } from '#web/features/correction/correction-page.tsx';
import { CORRECTION_STEPS, loadCorrection } from '#web/features/correction/load-corrections.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-correction.ts';

export const handle = withTexts('correction');
export const clientMiddleware = [fetchTexts('correction')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadCorrection(params.id, 'owner', context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  actOnCase(CORRECTION_STEPS.owner, params.id, request, context);

export const shouldRevalidate = readAgain;

export default function UserCorrection({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={ownCorrectionPath(params.id)} />;
  return <CorrectionPage data={loaderData} answer={actionData} />;
}
