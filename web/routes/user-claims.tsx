import { CLAIMS_PATH } from '#shared/domain/claim.ts';
import { ClaimsPage } from '#web/features/claim/claims-page.tsx';
import { loadClaims } from '#web/features/claim/load-claim.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-claims.ts';

export const handle = withTexts('claim');
export const clientMiddleware = [fetchTexts('claim')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadClaims(url, context);

export default function UserClaims({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ClaimsPage data={loaderData} /> : <SignedOut back={CLAIMS_PATH} />;
}
