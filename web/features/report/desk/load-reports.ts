import type { RouterContextProvider } from 'react-router';
import { getReport, listReports } from '#shared/contracts/report.contract.ts';
import { loadRecentBulk } from '#web/features/case-desk/bulk/load-bulk.ts';
import { caseViewer } from '#web/features/case-desk/load-case.ts';
import { callApi } from '#web/lib/api.ts';
import { loadList } from '#web/lib/load-list.ts';
import { reportsList } from './reports-state.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadReports(url: URL, context: Context) {
  const [found, bulk] = await Promise.all([
    loadList(url, context, reportsList, listReports),
    loadRecentBulk(context, 'report'),
  ]);
  return { ...found, bulk, ...caseViewer(context) };
}
export type ReportsData = Awaited<ReturnType<typeof loadReports>>;

export async function loadReport(id: string, context: Context) {
  const report = await callApi(context, getReport, { params: { id } });
  return { report, ...caseViewer(context) };
}
export type ReportData = Awaited<ReturnType<typeof loadReport>>;
