import { DeskClaimsPage } from '#web/features/claim/desk/desk-claims-page.tsx';
import { loadDeskClaims } from '#web/features/claim/desk/load-desk-claims.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-claims.ts';

export const handle = withTexts('claim');
export const clientMiddleware = [fetchTexts('claim')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadDeskClaims(url, context);

export default function DeskClaims({ loaderData }: Route.ComponentProps) {
  return <DeskClaimsPage data={loaderData} />;
}
