import { type RouterContextProvider, redirect } from 'react-router';
import { getReport, listReports } from '#shared/contracts/report.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { readView, viewTo } from './report-view.ts';

type Context = Readonly<RouterContextProvider>;

/** The reports as an address asks for them; a page that is gone leads to the first. */
export async function loadReports(url: URL, context: Context) {
  const view = readView(url.searchParams);
  leadToTidy(url, viewTo(view));
  const { subject, ...query } = view;
  const list = await callApi(context, listReports, {
    query: { ...query, ...(subject ? { subject_kind: subject } : {}) },
  });
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { view, list, now: new Date().toISOString() };
}
export type ReportsData = Awaited<ReturnType<typeof loadReports>>;

export const loadReport = (id: string, context: Context) => callApi(context, getReport, { params: { id } });
