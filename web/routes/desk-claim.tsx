import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router';
import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { actOnDeskClaim } from '#web/features/claim/desk/act-on-desk-claim.ts';
import { claimsQuery, readClaimsState } from '#web/features/claim/desk/claims-state.ts';
import { DeskClaimPage } from '#web/features/claim/desk/desk-claim-page.tsx';
import { loadDeskClaim } from '#web/features/claim/desk/load-desk-claims.ts';
import { SignInAgain } from '#web/features/review/record/record-errors.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-claim.ts';

export const handle = withTexts('claim');
export const clientMiddleware = [fetchTexts('claim')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadDeskClaim(params.id, url, context);

export const action = async ({ params, url, request, context }: Route.ActionArgs) =>
  actOnDeskClaim(
    params.id,
    await request.formData(),
    claimsQuery(readClaimsState(new URLSearchParams(url.searchParams.get('list') ?? ''))),
    context,
  );

/** After a conflict the claim is read again: it is another one now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskClaim({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskClaimPage data={loaderData} answer={actionData ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = useActionData<typeof action>();
  if (isRouteErrorResponse(error) && error.status === 401)
    return <SignInAgain texts={answer ? { text: answer.text } : {}} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NoClaim />;
  throw error;
}

function NoClaim() {
  const t = useT();
  return (
    <>
      <PageHead title={t('claim:desk.not_found')} robots="noindex" />
      <EmptyState
        level={1}
        title={t('claim:desk.not_found')}
        text={t('claim:desk.not_found_text')}
        actions={<ButtonLink to={DESK_CLAIMS_PATH}>{t('claim:desk.back')}</ButtonLink>}
      />
    </>
  );
}
