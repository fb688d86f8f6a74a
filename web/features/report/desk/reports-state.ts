import { REPORT_CASE } from '#shared/domain/cases/report.ts';
import { REPORTS_PATH } from '#shared/domain/report.ts';
import { defineListState } from '#web/lib/list-state.ts';

export const REPORT_TABS = REPORT_CASE.list.state.values;

/** The list in its address. */
export const reportsList = defineListState(REPORTS_PATH, REPORT_CASE.list);
export type ReportsState = ReturnType<typeof reportsList.read>;
