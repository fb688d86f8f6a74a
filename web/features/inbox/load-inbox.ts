import { data, type RouterContextProvider, redirect } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { getThread, listThreads, type ThreadPage } from '#shared/contracts/inbox.contract.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { inboxList, viewTo } from './inbox-view.ts';

type Context = Readonly<RouterContextProvider>;

export type InboxList = ResponseOf<typeof listThreads>;

/** The list of threads and, with an id, one of them beside it. Null: the session ended while something was sent. */
export async function loadInbox(url: URL, context: Context, id?: string) {
  const { actor } = pageApi(context).caller;
  if (actor.kind === 'visitor') return null;
  const view = inboxList.read(url.searchParams);
  if (!id) leadToTidy(url, viewTo(view));
  const [list, open] = await Promise.all([
    callApi(context, listThreads, { query: inboxList.asked(view) }),
    id ? readThread(url, context, id) : null,
  ]);
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { view, list, open, me: actor.id, now: new Date().toISOString(), key: crypto.randomUUID() };
}

async function readThread(url: URL, context: Context, id: string): Promise<ThreadPage> {
  const before = url.searchParams.get('before');
  const found = await tryApi(context, getThread, { params: { id }, query: before ? { before } : {} });
  if (found.ok) return found.value;
  const { problem } = found;
  throw problem.status < 500 ? notFound() : data(problem, { status: problem.status });
}

export type InboxData = NonNullable<Awaited<ReturnType<typeof loadInbox>>>;
export type ThreadData = InboxData & { open: ThreadPage };
