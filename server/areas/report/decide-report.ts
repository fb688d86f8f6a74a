import { and, eq } from 'drizzle-orm';
import type { dismissReport as dismiss, upholdReport as uphold } from '#shared/contracts/report.contract.ts';
import { measuresFor, type ReportSubject } from '#shared/domain/report.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { decideAtDesk } from '../../cases/at-desk.ts';
import { takeStep } from '../../cases/take-step.ts';
import { report } from '../../database/schema/report.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { REPORT } from './case.ts';
import { readReport } from './report.present.ts';
import type { ReportRow } from './report.queries.ts';
import { takeDown } from './take-down.ts';
import { tellReporter } from './tell-reporter.ts';

export const dismissReport: Handler<typeof dismiss> = async ({ params, body }, context) => {
  await decideAtDesk(context, REPORT, params.id, null, (work, row) =>
    dismissWithin(work, row, body.decision),
  );
  return readReport(context, params.id);
};

/** Dismisses a report that is locked. */
export async function dismissWithin(work: Work, row: ReportRow, decision: string): Promise<void> {
  const set = { ...decidedBy(work), decision };
  await takeStep(work, REPORT, row, { verb: 'dismiss', by: 'desk', set, detail: { decision } });
  await tellReporter(work, row, 'dismissed');
}

/** What is done about it and the decision are one change; open reports about the same are decided with it. */
export const upholdReport: Handler<typeof uphold> = async ({ params, body }, context) => {
  await decideAtDesk(context, REPORT, params.id, null, async (work, row, me) => {
    const { measure, decision } = body;
    if (row.state !== 'open') throw REPORT.refusals.notFromHere(work, row);
    const suspend = deskMay(me.desk_roles, 'manage_people');
    if (!measuresFor(row.subject_kind as ReportSubject, { suspend }).includes(measure))
      throw new Problem('invalid', { fields: { measure: [{ key: 'select' }] } });
    // One moment for all: what was decided together is undone together.
    const decided = { ...decidedBy(work), decision, measure };
    const removed = await takeDown(work, row, measure, decision);
    for (const one of await lockOpenAbout(work, row)) {
      const set = { ...decided, removed: removed && one.id === row.id };
      await takeStep(work, REPORT, one, { verb: 'uphold', by: 'desk', set, detail: { measure, decision } });
      await tellReporter(work, one, removed && measure === 'hide' ? 'hidden' : 'upheld');
    }
  });
  return readReport(context, params.id);
};

const decidedBy = ({ context }: Work) => ({ decided_at: new Date(), decided_by: signedIn(context).id });

/** The open reports about one thing, locked. */
const lockOpenAbout = ({ tx }: Work, { subject_kind, subject_id }: ReportRow): Promise<ReportRow[]> =>
  tx
    .select()
    .from(report)
    .where(
      and(eq(report.subject_kind, subject_kind), eq(report.subject_id, subject_id), eq(report.state, 'open')),
    )
    .for('update');
