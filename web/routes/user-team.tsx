import { withFiles } from '#shared/domain/files-form.ts';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { sendForm } from '#web/features/profile/client-action.ts';
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

export default function UserTeam({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back="/user/profile" />;
  if (actionData && !('intent' in actionData))
    return (
      <>
        <ProblemNotice problem={actionData.problem} />
        <TeamPage data={loaderData} answer={null} />
      </>
    );
  return <TeamPage data={loaderData} answer={actionData ?? null} />;
}
