import { uploadAttachment } from '#shared/contracts/inbox.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { changeInbox } from '#web/features/inbox/change-inbox.ts';
import { InboxPage } from '#web/features/inbox/inbox-page.tsx';
import { loadInbox } from '#web/features/inbox/load-inbox.ts';
import { sendForm } from '#web/features/profile/client-action.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-inbox-thread.ts';

export const handle = withTexts('inbox', 'connection', 'notification');
export const clientMiddleware = [fetchTexts('inbox', 'connection', 'notification')];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadInbox(url, context, params.messageId);

export const action = withFiles(
  async ({ params, request, context }: Route.ActionArgs) =>
    changeInbox(params.messageId, await request.formData(), context),
  uploadAttachment,
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function UserInboxThread({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SignedOut back={INBOX_PATH} />;
  return <InboxPage data={loaderData} answer={answerOf(actionData)} />;
}

/** What was refused without reaching the server brings nothing back: the form still holds what was typed. */
const answerOf = (answer: Route.ComponentProps['actionData']) =>
  answer && 'problem' in answer && !('typed' in answer) ? { ...answer, typed: {} } : answer;
