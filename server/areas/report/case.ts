import { eq, sql } from 'drizzle-orm';
import { REPORT_CASE, type ReportState } from '#shared/domain/cases/report.ts';
import type { CaseKind } from '../../cases/kind.ts';
import { report } from '../../database/schema/report.ts';
import type { Work } from '../../database/work.ts';
import type { SignedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { lockReport, type ReportRow } from './report.queries.ts';

type Change = Partial<typeof report.$inferInsert>;

async function write({ tx }: Work, { id }: ReportRow, change: Change): Promise<ReportRow> {
  const [changed] = await tx
    .update(report)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(report.id, id))
    .returning();
  return changed!;
}

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
  store: (work, row, state, change) => write(work, row, { ...change, state }),
  hand: (work, row, assignee_id) => write(work, row, { assignee_id }),
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
