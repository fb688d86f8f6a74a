import { getDeletionObstacles, getOwnProfile } from '#shared/contracts/person.contract.ts';
import { getProof } from '#shared/contracts/proof.contract.ts';
import { AccountPage } from '#web/features/profile/account/account-page.tsx';
import { changeAccount } from '#web/features/profile/account/change-account.ts';
import { sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { callApi, pageApi } from '#web/lib/api.ts';
import { ACCOUNT_PATH } from '#web/lib/profile-paths.ts';
import type { Route } from './+types/user-account.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const isPerson = pageApi(context).caller.actor.kind === 'person';
  return {
    profile: isPerson ? await callApi(context, getOwnProfile) : null,
    proved: isPerson && (await callApi(context, getProof)).until !== null,
    obstacles: isPerson ? await callApi(context, getDeletionObstacles) : null,
    done: url.searchParams.get('done'),
  };
}

export function action(args: Route.ActionArgs) {
  return changeAccount(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export default function UserAccount({
  loaderData: { profile, proved, obstacles, done },
  actionData,
}: Route.ComponentProps) {
  if (!profile || !obstacles) return <SignedOut back={ACCOUNT_PATH} problem={actionData?.problem} />;
  return (
    <AccountPage
      profile={profile}
      proved={proved}
      obstacles={obstacles}
      answer={actionData ?? null}
      done={done}
    />
  );
}
