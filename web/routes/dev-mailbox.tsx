import { getMailboxMail, listMailbox } from '#shared/contracts/mailbox.contract.ts';
import { MailboxPage } from '#web/features/mailbox/mailbox-page.tsx';
import { readMailboxState } from '#web/features/mailbox/mailbox-state.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { withFrame } from '#web/lib/frame.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/dev-mailbox.ts';

export const handle = { ...withTexts('desk'), ...withFrame('own') };
export const clientMiddleware = [fetchTexts('desk')];

/** Only in demonstrations; anywhere else there is no such page. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (!pageApi(context).demo) throw notFound();
  const state = readMailboxState(url.searchParams);
  const [list, mail] = await Promise.all([
    callApi(context, listMailbox, { query: { address: state.address, page: state.page } }),
    params.id ? callApi(context, getMailboxMail, { params: { id: params.id } }) : null,
  ]);
  return { list, mail, state };
}

/** New mail is there at the next look: nobody keeps this page. */
export const headers = () => ({ 'x-private': '1' });

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  return <MailboxPage {...loaderData} />;
}
