import type { RouterContextProvider } from 'react-router';
import { getReport, listReports } from '#shared/contracts/report.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { loadList } from '#web/lib/load-list.ts';
import { reportsList } from './reports-state.ts';

type Context = Readonly<RouterContextProvider>;

export const loadReports = (url: URL, context: Context) => loadList(url, context, reportsList, listReports);
export type ReportsData = Awaited<ReturnType<typeof loadReports>>;

export const loadReport = (id: string, context: Context) => callApi(context, getReport, { params: { id } });
