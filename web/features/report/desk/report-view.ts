import { REPORT_STATES, type ReportState } from '#shared/domain/cases/report.ts';
import { REPORT_SUBJECTS, REPORTS_PATH, type ReportSubject } from '#shared/domain/report.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';

export const REPORT_TABS = [...REPORT_STATES, 'all'] as const;

/** What the address of the reports asks for. */
export interface ReportsView {
  state: ReportState | 'all';
  subject: ReportSubject | undefined;
  search: string;
  ordering: 'created' | '-created';
  page: number;
}

/** What an address says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams): ReportsView => ({
  state: readOneOf(params, 'state', REPORT_TABS) ?? 'open',
  subject: readOneOf(params, 'subject', REPORT_SUBJECTS),
  search: (params.get('search') ?? '').trim().slice(0, 200),
  ordering: readOneOf(params, 'ordering', ['created', '-created'] as const) ?? 'created',
  page: readPage(params),
});

/** The query of a view, defaults left out, without the `?`. */
export const viewQuery = ({ state, subject, search, ordering, page }: ReportsView): string =>
  withParams('', '', {
    state: state === 'open' ? undefined : state,
    subject,
    search,
    ordering: ordering === 'created' ? undefined : ordering,
    page: page > 1 ? page : undefined,
  }).slice(1);

/** The address of a view. */
export const viewTo = (view: ReportsView): string => withParams(REPORTS_PATH, viewQuery(view), {});
