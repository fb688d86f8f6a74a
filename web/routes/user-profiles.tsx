import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { NewProfile } from '#web/features/own-profile/list/new-profile.tsx';
import { ProfilesPage } from '#web/features/own-profile/list/profiles-page.tsx';
import { createProfile } from '#web/features/own-profile/load/create-profile.ts';
import { kindOfPath } from '#web/features/own-profile/load/kind-of-path.ts';
import { loadProfiles } from '#web/features/own-profile/load/load-profiles.ts';
import { PROFILE_TEXTS } from '#web/features/own-profile/profile-texts.ts';
import { keepOnRefusal, sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-profiles.ts';

export const handle = withTexts(...PROFILE_TEXTS);
export const clientMiddleware = [fetchTexts(...PROFILE_TEXTS)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadProfiles(url, context, kindOfPath(url.pathname));

export const action = ({ request, context, url }: Route.ActionArgs) =>
  createProfile(request, context, kindOfPath(url.pathname));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export const shouldRevalidate = keepOnRefusal;

/** One's own startups, support organisations, other stakeholders (2d). */
export default function UserProfiles({ loaderData, actionData, matches }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={profilesPath(kindOfPath(matches.at(-1)?.pathname ?? ''))} />;
  const answer = actionData && 'texts' in actionData ? actionData : undefined;
  const refused = actionData && !answer && 'problem' in actionData ? actionData.problem : null;
  return loaderData.creates ? (
    <NewProfile data={loaderData} answer={answer} refused={refused} />
  ) : (
    <ProfilesPage data={loaderData} />
  );
}
