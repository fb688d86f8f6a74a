import type { RouterContextProvider } from 'react-router';
import { getMessage } from '#shared/contracts/contact.contract.ts';
import { caseViewer } from '#web/features/case-desk/load-case.ts';
import { callApi } from '#web/lib/api.ts';
import { inboxQuery, readInboxState } from './inbox-state.ts';
import { loadColleagues } from './load-contact-inbox.ts';

/** Everything the page of a message shows. */
export async function loadMessage(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  const message = await callApi(context, getMessage, { params: { id } });
  return {
    message,
    colleagues: (await loadColleagues(context)) ?? [],
    ...caseViewer(context),
    /** The query of the list one comes from. */
    inbox: inboxQuery(readInboxState(new URLSearchParams(url.searchParams.get('inbox') ?? ''))),
  };
}
export type MessageData = Awaited<ReturnType<typeof loadMessage>>;
export type Message = MessageData['message'];
