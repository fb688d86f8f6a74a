import type { RouterContextProvider } from 'react-router';
import { exportPageViews, listPageViews, PAGE_VIEW_SPANS } from '#shared/contracts/page-view.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { csvFile } from '#web/lib/csv-file.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { withParams } from '#web/lib/list-query.ts';
import type { PageViewsData } from './page-views-page.tsx';

const USUAL_SPAN = 28;

/** Page views of the span in the address; an unknown span is the usual one. */
export async function loadPageViews(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<PageViewsData> {
  const span = spanOf(url);
  leadToTidy(url, withParams(url.pathname, '', { days: span === USUAL_SPAN ? undefined : span }));
  const views = await callApi(context, listPageViews, { query: { days: span } });
  return { ...views, spans: PAGE_VIEW_SPANS, span };
}

/** The same as a CSV file. */
export async function loadPageViewsExport(url: URL, context: Readonly<RouterContextProvider>) {
  return csvFile(await callApi(context, exportPageViews, { query: { days: spanOf(url) } }));
}

function spanOf({ searchParams }: URL) {
  const asked = Number(searchParams.get('days'));
  return PAGE_VIEW_SPANS.find((one) => one === asked) ?? USUAL_SPAN;
}
