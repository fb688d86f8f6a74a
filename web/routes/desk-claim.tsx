import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { actOnCase } from '#web/features/case-desk/act-on-case.ts';
import { CaseError, readAgain } from '#web/features/case-desk/case-error.tsx';
import { DeskClaimPage } from '#web/features/claim/desk/desk-claim-page.tsx';
import { CLAIM_STEPS } from '#web/features/claim/desk/desk-claim-steps.ts';
import { loadDeskClaim } from '#web/features/claim/desk/load-desk-claims.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-claim.ts';

export const handle = withTexts('claim');
export const clientMiddleware = [fetchTexts('claim')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadDeskClaim(params.id, url, context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  actOnCase(CLAIM_STEPS, params.id, request, context);

export const shouldRevalidate = readAgain;

export default function DeskClaim({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskClaimPage data={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  const back = { to: DESK_CLAIMS_PATH, text: t('claim:desk.back') };
  const none = { title: t('claim:desk.not_found'), text: t('claim:desk.not_found_text'), back };
  return <CaseError error={error} none={none} />;
}
