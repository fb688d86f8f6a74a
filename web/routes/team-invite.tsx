import { stayWithForm } from '#web/features/account/session/stay-with-form.ts';
import { InvitePage } from '#web/features/team/invite-page.tsx';
import { answerInvite, loadInvite } from '#web/features/team/load-invite.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/team-invite.ts';

export const handle = withTexts('team', 'notification');
export const clientMiddleware = [stayWithForm, fetchTexts('team', 'notification')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadInvite(params.secret, context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  answerInvite(params.secret, await request.formData(), context);

export default function TeamInvite({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitePage data={loaderData} answer={actionData ?? null} />;
}
