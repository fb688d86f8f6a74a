import { addClaimDocument } from '#shared/contracts/claim.contract.ts';
import { CLAIMS_PATH } from '#shared/domain/claim.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { actOnClaim } from '#web/features/claim/act-on-claim.ts';
import { ClaimPage } from '#web/features/claim/claim-page.tsx';
import { loadClaim } from '#web/features/claim/load-claim.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-claims-one.ts';

export const handle = withTexts('claim', 'team', 'rules');
export const clientMiddleware = [fetchTexts('claim', 'team', 'rules')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadClaim(params.id, url, context);

export const action = withFiles(
  async ({ params, request, context }: Route.ActionArgs) =>
    actOnClaim(params.id, await request.formData(), context),
  addClaimDocument,
);

export default function UserClaimsOne({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={CLAIMS_PATH} />;
  return <ClaimPage data={loaderData} answer={actionData ?? null} />;
}
