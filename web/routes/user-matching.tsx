import { MATCHING_PATH } from '#shared/domain/team.ts';
import { actOnMatching } from '#web/features/matching/act-on-matching.ts';
import { loadMatching } from '#web/features/matching/load-matching.ts';
import { MatchingPage } from '#web/features/matching/matching-page.tsx';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-matching.ts';

export const handle = withTexts('team', 'claim', 'notification');
export const clientMiddleware = [fetchTexts('team', 'claim', 'notification')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadMatching(url, context);

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  actOnMatching(await request.formData(), url, context);

export default function UserMatching({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={MATCHING_PATH} />;
  return <MatchingPage data={loaderData} answer={actionData ?? null} />;
}
