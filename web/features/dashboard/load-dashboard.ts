import type { RouterContextProvider } from 'react-router';
import { getDashboard } from '#shared/contracts/dashboard.contract.ts';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';
import { callApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { withQuery } from '#web/lib/with-query.ts';

export const DASHBOARD_PATH = '/desk/dashboard';
export const WEEKS = ['4', '12', '26'] as const;
const KINDS = ['all', ...SUBJECT_KINDS] as const;

export interface DashboardState {
  weeks: (typeof WEEKS)[number];
  kind: (typeof KINDS)[number];
}

export function dashboardTo({ weeks, kind }: DashboardState): string {
  const params = new URLSearchParams();
  if (weeks !== '12') params.set('weeks', weeks);
  if (kind !== 'all') params.set('kind', kind);
  return withQuery(DASHBOARD_PATH, params);
}

/** The figures an address asks for; what it does not know is left out. */
export async function loadDashboard(url: URL, context: Readonly<RouterContextProvider>) {
  const state: DashboardState = {
    weeks: WEEKS.find((one) => one === url.searchParams.get('weeks')) ?? '12',
    kind: KINDS.find((one) => one === url.searchParams.get('kind')) ?? 'all',
  };
  leadToTidy(url, dashboardTo(state));
  return { state, figures: await callApi(context, getDashboard, { query: state }) };
}
export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
