import { type RouterContextProvider, redirect } from 'react-router';
import { listColleagues, listMessages } from '#shared/contracts/contact.contract.ts';
import { deskMay, isDeskRole } from '#shared/domain/roles.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { apiQuery, inboxQuery, inboxTo, readInboxState } from './inbox-state.ts';

type Context = Readonly<RouterContextProvider>;

/** Loads the inbox as its address asks; unknown values and a page beyond the last one lead to the clean address. */
export async function loadInbox(url: URL, context: Context) {
  const state = readInboxState(url.searchParams);
  const [list, colleagues] = await Promise.all([
    callApi(context, listMessages, { query: apiQuery(state) }),
    loadColleagues(context),
  ]);
  const clean = state.page > list.total_page ? { ...state, page: 1 } : state;
  const asked = new URLSearchParams(url.search);
  asked.delete('lang');
  if (asked.toString() !== inboxQuery(clean)) throw redirect(inboxTo(clean));
  const { actor } = pageApi(context).caller;
  return {
    state,
    list,
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
