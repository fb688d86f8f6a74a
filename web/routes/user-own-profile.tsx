import { withFiles } from '#shared/domain/files-form.ts';
import { kindOfPath } from '#web/features/own-profile/load/kind-of-path.ts';
import { loadProfile } from '#web/features/own-profile/load/load-profile.ts';
import { postProfile } from '#web/features/own-profile/load/post-profile.ts';
import { asAnswer } from '#web/features/own-profile/load/profile-answer.ts';
import { ProfilePage } from '#web/features/own-profile/profile-page.tsx';
import { PROFILE_TEXTS } from '#web/features/own-profile/profile-texts.ts';
import { keepOnRefusal, sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-own-profile.ts';

export const handle = withTexts(...PROFILE_TEXTS);
export const clientMiddleware = [fetchTexts(...PROFILE_TEXTS)];

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadProfile(url, context, kindOfPath(url.pathname), params.id);

export const action = withFiles(({ request, context, url, params }: Route.ActionArgs) =>
  postProfile(request, context, kindOfPath(url.pathname), params.id),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export const shouldRevalidate = keepOnRefusal;

/** One profile of one's own (2d). */
export default function UserOwnProfile({ loaderData, actionData, matches }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={matches.at(-1)?.pathname} />;
  return <ProfilePage data={loaderData} answer={asAnswer(actionData)} />;
}
