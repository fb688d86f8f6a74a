import { data, type RouterContextProvider } from 'react-router';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '#shared/contracts/newsletter.contract.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { csvFile } from '#web/lib/csv-file.ts';
import { loadList } from '#web/lib/load-list.ts';
import { subscribersList } from './subscribers-view.ts';

type Context = Readonly<RouterContextProvider>;

export const loadSubscribers = (url: URL, context: Context) =>
  loadList(url, context, subscribersList, listSubscribers);
export type SubscribersData = Awaited<ReturnType<typeof loadSubscribers>>;

/** What removing an address did. */
export interface RemoveAnswer {
  removed: string | null;
  problem: ProblemBody | null;
}

export async function removeFromList(form: FormData, context: Context) {
  const id = String(form.get('id') ?? '');
  const gone = await tryApi(context, removeSubscriber, { params: { id } });
  return gone.ok
    ? data<RemoveAnswer>({ removed: id, problem: null })
    : data<RemoveAnswer>({ removed: null, problem: gone.problem }, gone.problem.status);
}

/** The addresses of a list as a CSV file. */
export async function loadSubscribersFile(url: URL, context: Context) {
  const { state, language, search } = subscribersList.asked(subscribersList.read(url.searchParams));
  return csvFile(await callApi(context, exportSubscribers, { query: { state, language, search } }));
}
