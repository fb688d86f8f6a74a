import { data, type RouterContextProvider, redirect } from 'react-router';
import { getConnection, listBlocked, listConnections } from '#shared/contracts/connection.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { REPORT_SUBJECTS, REPORTED_PAGES, reportPageLink } from '#shared/domain/report.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { readSubject } from '#web/lib/read-subject.ts';
import { type ConnectionScope, type ConnectionsView, readView, viewTo } from './connection-view.ts';

type Context = Readonly<RouterContextProvider>;

export type ConnectionList = ResponseOf<typeof listConnections>;

/**
 * What an address of the area asks for: a list, somebody to ask (`to`), something to report, or who is blocked. Null:
 * the session ended while something was sent.
 */
export async function loadConnections(url: URL, context: Context, scope: ConnectionScope) {
  if (pageApi(context).caller.actor.kind === 'visitor') return null;
  const to = url.searchParams.get('to');
  if (to !== null) return loadAsk(url, context, to);
  const reported = url.searchParams.get('report');
  if (reported !== null) return loadReport(url, reported);
  if (url.searchParams.get('view') === 'blocked') {
    const blocked = await callApi(context, listBlocked, { query: { per_page: 100 } });
    return { page: 'blocked' as const, blocked: blocked.data };
  }
  const view = readView(url.searchParams, scope);
  leadToTidy(url, viewTo(view));
  const read = (tab: ConnectionList['counts'] extends object ? ConnectionsView['tab'] : never) =>
    callApi(context, listConnections, {
      query: {
        scope,
        tab: tab ?? 'received',
        search: view.search,
        ordering: view.ordering,
        page: view.page,
        ...(view.stakeholder ? { stakeholder_id: view.stakeholder } : {}),
      },
    });
  const first = await read(view.tab);
  // Without a choice: what waits for an answer; when nothing does, what there is.
  const tab =
    view.tab ??
    (first.counts.received > 0 ? 'received' : first.counts.connected > 0 ? 'connected' : 'suggested');
  const list = view.tab || tab === 'received' ? first : await read(tab);
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { page: 'list' as const, view, tab, list };
}

async function loadAsk(url: URL, context: Context, to: string) {
  const subject = readSubject(to, ['person', 'stakeholder']);
  if (!subject) throw notFound();
  const as = readSubject(`stakeholder:${url.searchParams.get('as') ?? ''}`, ['stakeholder']);
  const found = await tryApi(context, getConnection, {
    query: {
      [`${subject.kind}_id`]: subject.id,
      ...(as ? { as_stakeholder_id: as.id } : {}),
    },
  });
  if (!found.ok) {
    const { problem } = found;
    throw problem.status < 500 ? notFound() : data(problem, { status: problem.status });
  }
  return { page: 'ask' as const, subject, as: as?.id ?? '', ...found.value };
}

function loadReport(url: URL, reported: string) {
  const subject = readSubject(reported, REPORT_SUBJECTS);
  if (!subject) throw notFound();
  const page = readSubject(reported, REPORTED_PAGES);
  if (page) throw redirect(reportPageLink(page.kind, page.id));
  const name = (url.searchParams.get('name') ?? '').slice(0, 120);
  return { page: 'report' as const, subject, name };
}

export type ConnectionsData = NonNullable<Awaited<ReturnType<typeof loadConnections>>>;
export type ConnectionListData = Extract<ConnectionsData, { page: 'list' }>;
export type AskData = Extract<ConnectionsData, { page: 'ask' }>;
export type BlockedData = Extract<ConnectionsData, { page: 'blocked' }>;
export type ReportData = Extract<ConnectionsData, { page: 'report' }>;
