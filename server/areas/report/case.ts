import { REPORT_CASE, type ReportState } from '#shared/domain/cases/report.ts';
import { writesTo } from '../../cases/case-rows.ts';
import type { CaseKind } from '../../cases/kind.ts';
import { report } from '../../database/schema/report.ts';
import type { SignedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { lockReport, type ReportRow } from './report.queries.ts';

type Change = Partial<typeof report.$inferInsert>;

const write = writesTo(report);

/** A report as a case. Its history is the audit trail. */
export const REPORT: CaseKind<
  ReportRow,
  ReportState,
  (typeof REPORT_CASE.transitions)[number]['verb'],
  'desk' | 'reporter',
  Change
> = {
  life: REPORT_CASE,
  stateOf: ({ state }) => state as ReportState,
  lock: async ({ tx }, id) => (await lockReport(tx, id)) ?? undefined,
  store: (work, row, state, change) => write(work, row.id, { ...change, state }),
  hand: (work, row, assignee_id) => write(work, row.id, { assignee_id }),
  audited: ({ row }) => ({ reference: row.reference }),
  isInvolved: (_db, actor, row) => isInvolved(row, actor),
  refusals: {
    notFromHere: () => new Problem('conflict', { messageKey: 'report:problem.decided' }),
    involved: 'report:problem.involved',
  },
};

/** They sent it, or it is about them: then somebody else decides. */
export const isInvolved = (row: ReportRow, staff: Pick<SignedIn, 'id'>): boolean =>
  row.reporter_id === staff.id || row.evidence.person_id === staff.id || row.subject_id === staff.id;
