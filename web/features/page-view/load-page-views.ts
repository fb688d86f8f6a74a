import type { RouterContextProvider } from 'react-router';
import { listPageViews, PAGE_VIEW_SPANS } from '#shared/contracts/page-view.contract.ts';
import { callApi } from '#web/lib/api.ts';
import type { PageViewsData } from './page-views-page.tsx';

const USUAL_SPAN = 28;

/** Page views of the span in the address; an unknown span is the usual one. */
export async function loadPageViews(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<PageViewsData> {
  const asked = Number(url.searchParams.get('days'));
  const span = PAGE_VIEW_SPANS.find((one) => one === asked) ?? USUAL_SPAN;
  const views = await callApi(context, listPageViews, { query: { days: span } });
  return { ...views, spans: PAGE_VIEW_SPANS, span };
}
