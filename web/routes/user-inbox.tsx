import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { InboxPage } from '#web/features/inbox/inbox-page.tsx';
import { loadInbox } from '#web/features/inbox/load-inbox.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-inbox.ts';

export const handle = withTexts('inbox', 'connection', 'notification');
export const clientMiddleware = [fetchTexts('inbox', 'connection', 'notification')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadInbox(url, context);

export default function UserInbox({ loaderData }: Route.ComponentProps) {
  return loaderData ? <InboxPage data={loaderData} answer={undefined} /> : <SignedOut back={INBOX_PATH} />;
}
