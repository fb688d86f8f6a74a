import { withFiles } from '#shared/domain/files-form.ts';
import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { NewProfile } from '#web/features/own-profile/list/new-profile.tsx';
import { ProfilesPage } from '#web/features/own-profile/list/profiles-page.tsx';
import { createProfile } from '#web/features/own-profile/load/create-profile.ts';
import { kindOfPath } from '#web/features/own-profile/load/kind-of-path.ts';
import { loadOnly } from '#web/features/own-profile/load/load-only.ts';
import { postProfile } from '#web/features/own-profile/load/post-profile.ts';
import { asAnswer } from '#web/features/own-profile/load/profile-answer.ts';
import { ProfilePage } from '#web/features/own-profile/profile-page.tsx';
import { PROFILE_TEXTS } from '#web/features/own-profile/profile-texts.ts';
import { keepOnRefusal, sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-only-profile.ts';

export const handle = withTexts(...PROFILE_TEXTS);
export const clientMiddleware = [fetchTexts(...PROFILE_TEXTS)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadOnly(url, context, kindOfPath(url.pathname));

export const action = withFiles(async ({ request, context, url }: Route.ActionArgs) => {
  const kind = kindOfPath(url.pathname);
  const id = url.searchParams.get('id');
  return id ? postProfile(request, context, kind, id) : createProfile(request, context, kind);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export const shouldRevalidate = keepOnRefusal;

/** One's profile as a mentor or an investor; a person has one, and may belong to the team of others (2d). */
export default function UserOnlyProfile({ loaderData, actionData, matches }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={profilesPath(kindOfPath(matches.at(-1)?.pathname ?? ''))} />;
  if (loaderData.one) return <ProfilePage data={loaderData.one} answer={asAnswer(actionData)} />;
  const { many } = loaderData;
  if (!many.creates) return <ProfilesPage data={many} />;
  const answer = actionData && 'texts' in actionData ? actionData : undefined;
  const refused = actionData && !answer && 'problem' in actionData ? actionData.problem : null;
  return <NewProfile data={many} answer={answer} refused={refused} />;
}
