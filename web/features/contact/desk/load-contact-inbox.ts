import type { RouterContextProvider } from 'react-router';
import { listColleagues, listMessages } from '#shared/contracts/contact.contract.ts';
import { deskMay, isDeskRole } from '#shared/domain/roles.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { loadList } from '#web/lib/load-list.ts';
import { inboxList } from './inbox-state.ts';

type Context = Readonly<RouterContextProvider>;

/** Loads the inbox as its address asks. */
export async function loadInbox(url: URL, context: Context) {
  const [found, colleagues] = await Promise.all([
    loadList(url, context, inboxList, listMessages),
    loadColleagues(context),
  ]);
  const { actor } = pageApi(context).caller;
  return {
    ...found,
    colleagues,
    now: new Date().toISOString(),
    viewer_id: actor.kind === 'person' ? actor.id : '',
  };
}
export type InboxData = Awaited<ReturnType<typeof loadInbox>>;

/** To whom the viewer can give a message: everybody else who answers them; nobody for those who only read. */
export async function loadColleagues(context: Context) {
  const { actor } = pageApi(context).caller;
  if (actor.kind !== 'person' || !deskMay(actor.desk_roles.filter(isDeskRole), 'answer_contact')) return null;
  const { data } = await callApi(context, listColleagues);
  return data.filter(({ id }) => id !== actor.id);
}
