import { type RouterContextProvider, redirect } from 'react-router';
import { exportDirectory, getDirectoryOptions, listDirectory } from '#shared/contracts/directory.contract.ts';
import { listViews } from '#shared/contracts/saved-view.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { sentFile } from '#web/lib/csv-file.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { readOneOf } from '#web/lib/list-query.ts';
import { apiQuery, readView, viewTo } from './directory-view.ts';

type Context = Readonly<RouterContextProvider>;

/** The list as its address asks for it; a page that is gone leads to the first. */
export async function loadDirectory(url: URL, context: Context) {
  const view = readView(url.searchParams);
  leadToTidy(url, viewTo(view));
  const [list, options, { views }] = await Promise.all([
    callApi(context, listDirectory, { query: { ...apiQuery(view), page: view.page } }),
    callApi(context, getDirectoryOptions),
    callApi(context, listViews, { query: { list: 'directory' } }),
  ]);
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { view, list, terms: options.terms, views };
}
export type DirectoryData = Awaited<ReturnType<typeof loadDirectory>>;
export type Terms = DirectoryData['terms'];

/** The records of a list as a file, with the columns that it shows, or whole as an import takes them back. */
export async function loadDirectoryFile(url: URL, context: Context, format: 'csv' | 'xlsx') {
  const view = readView(url.searchParams);
  const whole = readOneOf(url.searchParams, 'whole', ['pages'] as const);
  return sentFile(
    await callApi(context, exportDirectory, {
      query: { ...apiQuery(view), ...(whole && { whole }), format, columns: [...(view.columns ?? [])] },
    }),
  );
}
