import { loadStart } from '#web/features/own-profile/start/load-start.ts';
import { StartPage } from '#web/features/own-profile/start/start-page.tsx';
import { PROFILE_PATH } from '#web/features/profile/profile-paths.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-profile-index.ts';

export const handle = withTexts('own-profile');
export const clientMiddleware = [fetchTexts('own-profile')];

export const loader = ({ context }: Route.LoaderArgs) => loadStart(context);

/** The start of a person's own area (2d): what waits for them first. */
export default function UserProfileIndex({ loaderData }: Route.ComponentProps) {
  return loaderData ? <StartPage data={loaderData} /> : <SignedOut back={PROFILE_PATH} />;
}
