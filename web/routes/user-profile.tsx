import { Outlet } from 'react-router';
import { getOwnProfile } from '#shared/contracts/person.contract.ts';
import { stayWithForm } from '#web/features/account/session/stay-with-form.ts';
import { keepOnRefusal } from '#web/features/profile/client-action.ts';
import { DeletionBanner } from '#web/features/profile/deletion-banner.tsx';
import { personOnly } from '#web/features/profile/person-only.ts';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { tryApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-profile.ts';

export const handle = withTexts('profile');
export const clientMiddleware = [stayWithForm, fetchTexts('profile')];
export const middleware = [personOnly];

/** Nothing when the session ended while something was sent: the page below still shows what was typed. */
export async function loader({ context }: Route.LoaderArgs) {
  const profile = await tryApi(context, getOwnProfile);
  return { delete_after: profile.ok ? profile.value.delete_after : null };
}

export const shouldRevalidate = keepOnRefusal;

/** A person's own area (2d). */
export default function UserProfile({ loaderData: { delete_after } }: Route.ComponentProps) {
  return (
    <ProfileFrame banner={delete_after && <DeletionBanner deleteAfter={delete_after} />}>
      <Outlet />
    </ProfileFrame>
  );
}
