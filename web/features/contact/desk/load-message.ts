import type { RouterContextProvider } from 'react-router';
import { getMessage } from '#shared/contracts/contact.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { inboxQuery, readInboxState } from './inbox-state.ts';
import { loadColleagues } from './load-contact-inbox.ts';

/** Everything the page of a message shows. */
export async function loadMessage(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  const message = await callApi(context, getMessage, { params: { id } });
  const { actor } = pageApi(context).caller;
  return {
    message,
    colleagues: (await loadColleagues(context)) ?? [],
    now: new Date().toISOString(),
    viewer_id: actor.kind === 'person' ? actor.id : '',
    /** The query of the list one comes from. */
    inbox: inboxQuery(readInboxState(new URLSearchParams(url.searchParams.get('inbox') ?? ''))),
    /** Sent along with a text: the same one twice is taken once. */
    send_key: crypto.randomUUID(),
  };
}
export type MessageData = Awaited<ReturnType<typeof loadMessage>>;
export type Message = MessageData['message'];
