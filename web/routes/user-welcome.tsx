import { WELCOME_PATH } from '#web/features/account/after-sign-in.ts';
import { loadWelcome } from '#web/features/own-profile/welcome/load-welcome.ts';
import { WelcomePage } from '#web/features/own-profile/welcome/welcome-page.tsx';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-welcome.ts';

export const handle = withTexts('own-profile', 'listing');
export const clientMiddleware = [fetchTexts('own-profile', 'listing')];

export const loader = ({ request, url, context }: Route.LoaderArgs) => loadWelcome(request, url, context);

/** The first question after signing in. */
export default function UserWelcome({ loaderData }: Route.ComponentProps) {
  return loaderData ? <WelcomePage data={loaderData} /> : <SignedOut back={WELCOME_PATH} />;
}
