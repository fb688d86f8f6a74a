import { withFiles } from '#shared/domain/files-form.ts';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { keepOnRefusal, sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { changeTeam } from '#web/features/team/change-team.ts';
import { loadTeam } from '#web/features/team/load-team.ts';
import { TeamPage } from '#web/features/team/team-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-team.ts';

export const handle = withTexts('team', 'notification');
export const clientMiddleware = [fetchTexts('team', 'notification')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadTeam(params.id, url, context);

export const action = withFiles(async ({ params, url, request, context }: Route.ActionArgs) =>
  changeTeam(params.id, url.pathname, await request.formData(), context),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** What was sent and not answered is sent again under its own key, so that nobody is invited twice. */
export const shouldRevalidate = keepOnRefusal;

export default function UserTeam({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back="/user/profile" />;
  const answer = actionData && 'intent' in actionData ? actionData : null;
  const refused = answer ? null : actionData?.problem;
  return (
    <>
      {refused && <ProblemNotice problem={refused} />}
      {/* In one place, with and without what is said above it: elsewhere its forms would be new ones, and empty. */}
      <TeamPage data={loaderData} answer={answer} />
    </>
  );
}
