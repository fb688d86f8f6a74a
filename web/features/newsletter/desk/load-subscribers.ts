import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '#shared/contracts/newsletter.contract.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { csvFile } from '#web/lib/csv-file.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { readView, viewTo } from './subscribers-view.ts';

type Context = Readonly<RouterContextProvider>;

/** The subscribers as an address asks for them; a page that is gone leads to the first. */
export async function loadSubscribers(url: URL, context: Context) {
  const view = readView(url.searchParams);
  leadToTidy(url, viewTo(view));
  const list = await callApi(context, listSubscribers, { query: view });
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { view, list };
}
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
  const { state, language, search } = readView(url.searchParams);
  return csvFile(
    await callApi(context, exportSubscribers, {
      query: { state, language, search },
    }),
  );
}
