import { type RouterContextProvider, redirect } from 'react-router';
import { getDirectoryOptions } from '#shared/contracts/directory.contract.ts';
import { exportSubmissions, listReviewers, listSubmissions } from '#shared/contracts/review.contract.ts';
import { listViews } from '#shared/contracts/saved-view.contract.ts';
import { loadRecentBulk } from '#web/features/case-desk/bulk/load-bulk.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { csvFile } from '#web/lib/csv-file.ts';
import { loadList } from '#web/lib/load-list.ts';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { deskPlaces } from '../../desk/frame/desk-places.ts';
import { loadDone } from '../done/load-done.ts';
import { queueList } from './queue-state.ts';

/** Loads the queue as its address asks. */
export async function loadQueue(url: URL, context: Readonly<RouterContextProvider>) {
  const { actor } = pageApi(context).caller;
  // The desk opens with the queue; whoever has no part in that starts with the first part they have.
  const [first] = deskPlaces(actor.kind === 'person' ? actor.desk_roles : []);
  if (url.pathname === DESK_PATH && first && first.path !== DESK_PATH) throw redirect(first.path);
  const now = new Date();
  const done = url.searchParams.get('done');
  const [found, last, { views }, bulk, colleagues, options] = await Promise.all([
    loadList(url, context, queueList, listSubmissions),
    loadDone(context, done, now),
    callApi(context, listViews, { query: { list: 'review' } }),
    loadRecentBulk(context, 'submission'),
    callApi(context, listReviewers),
    callApi(context, getDirectoryOptions),
  ]);
  return {
    ...found,
    last,
    views,
    bulk,
    colleagues: colleagues.data,
    sectors: options.terms.sector ?? [],
    now: now.toISOString(),
    viewer_id: actor.kind === 'person' ? actor.id : '',
  };
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>;

/** The requests of a list as its address asks, all pages of it, as a CSV file. */
export async function loadQueueExport(url: URL, context: Readonly<RouterContextProvider>) {
  const { page: _page, ...query } = queueList.asked(queueList.read(url.searchParams));
  return csvFile(await callApi(context, exportSubmissions, { query }));
}
