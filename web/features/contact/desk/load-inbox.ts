import { type RouterContextProvider, redirect } from 'react-router';
import { listMessages } from '#shared/contracts/contact.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { apiQuery, inboxQuery, inboxTo, readInboxState } from './inbox-state.ts';

/** Loads the inbox as its address asks; unknown values and a page beyond the last one lead to the clean address. */
export async function loadInbox(url: URL, context: Readonly<RouterContextProvider>) {
  const state = readInboxState(url.searchParams);
  const list = await callApi(context, listMessages, { query: apiQuery(state) });
  const clean = state.page > list.total_page ? { ...state, page: 1 } : state;
  const asked = new URLSearchParams(url.search);
  asked.delete('lang');
  if (asked.toString() !== inboxQuery(clean)) throw redirect(inboxTo(clean));
  const { actor } = pageApi(context).caller;
  return {
    state,
    list,
    now: new Date().toISOString(),
    viewer_id: actor.kind === 'person' ? actor.id : '',
  };
}
export type InboxData = Awaited<ReturnType<typeof loadInbox>>;
