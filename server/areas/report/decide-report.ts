import { and, eq, sql } from 'drizzle-orm';
import type { dismissReport as dismiss, upholdReport as uphold } from '#shared/contracts/report.contract.ts';
import { mayDecideReport, type ReportState } from '#shared/domain/cases/report.ts';
import { measuresFor, type ReportMeasure, type ReportSubject } from '#shared/domain/report.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { report } from '../../database/schema/report.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { staffOf } from '../review/viewer.ts';
import { changeReport } from './change-report.ts';
import { isInvolved } from './report.present.ts';
import type { ReportRow } from './report.queries.ts';
import { takeDown } from './take-down.ts';
import { tellReporter } from './tell-reporter.ts';

export const dismissReport: Handler<typeof dismiss> = ({ params, body }, context) =>
  decide(context, params.id, async (work, row) => {
    await settle(work, row, 'dismissed', body.decision);
    await tellReporter(work, row, 'dismissed');
    await recordAudit(work, {
      action: 'report.dismiss',
      entity_id: row.id,
      detail: { reference: row.reference, decision: body.decision },
    });
  });

/** What is done about it and the decision are one change; open reports about the same are decided with it. */
export const upholdReport: Handler<typeof uphold> = ({ params, body }, context) =>
  decide(context, params.id, async (work, row) => {
    const kind = row.subject_kind as ReportSubject;
    const suspend = deskMay(staffOf(context.actor).desk_roles, 'manage_people');
    if (!measuresFor(kind, { suspend }).includes(body.measure)) {
      throw new Problem('invalid', { fields: { measure: [{ key: 'select' }] } });
    }
    // One moment for all: what was decided together is undone together.
    const decided_at = new Date();
    const took = await takeDown(work, row, body.measure, body.decision);
    const others = await work.tx
      .select()
      .from(report)
      .where(
        and(
          eq(report.subject_kind, row.subject_kind),
          eq(report.subject_id, row.subject_id),
          eq(report.state, 'open'),
        ),
      )
      .for('update');
    for (const one of others) {
      await settle(work, one, 'upheld', body.decision, {
        measure: body.measure,
        took: took && one.id === row.id,
        decided_at,
      });
      await tellReporter(work, one, took && body.measure === 'hide' ? 'hidden' : 'upheld');
      await recordAudit(work, {
        action: 'report.uphold',
        entity_id: one.id,
        detail: { reference: one.reference, measure: body.measure, decision: body.decision },
      });
    }
  });

const decide = (context: CallContext, id: string, change: (work: Work, row: ReportRow) => Promise<void>) =>
  changeReport(context, id, async (work, row) => {
    const involved = isInvolved(row, staffOf(context.actor));
    if (!mayDecideReport(row.state as ReportState, involved)) {
      throw new Problem('conflict', { messageKey: `report:problem.${involved ? 'involved' : 'decided'}` });
    }
    await change(work, row);
  });

/** Writes what was decided, and what followed from it. */
async function settle(
  work: Work,
  row: ReportRow,
  state: ReportState,
  decision: string,
  followed: { measure?: ReportMeasure; took?: boolean; decided_at?: Date } = {},
): Promise<void> {
  await work.tx
    .update(report)
    .set({
      state,
      decision,
      decided_at: new Date(),
      ...followed,
      decided_by: staffOf(work.context.actor).id,
      updated_at: sql`now()`,
    })
    .where(eq(report.id, row.id));
}
