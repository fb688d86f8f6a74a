import { sendForm } from '#web/features/profile/client-action.ts';
import { changeSecurity } from '#web/features/profile/security/change-security.ts';
import { loadSecurity } from '#web/features/profile/security/load-security.ts';
import { SecurityPage } from '#web/features/profile/security/security-page.tsx';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import type { Route } from './+types/user-security.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { security: await loadSecurity(context), fromDesk: url.searchParams.has('desk') };
}

export function action(args: Route.ActionArgs) {
  return changeSecurity(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export default function UserSecurity({
  loaderData: { security, fromDesk },
  actionData,
}: Route.ComponentProps) {
  if (!security) return <SignedOut problem={actionData?.problem} />;
  return <SecurityPage data={security} answer={actionData ?? null} fromDesk={fromDesk} />;
}
