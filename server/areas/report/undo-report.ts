import { and, eq } from 'drizzle-orm';
import type { putBackReport as back, undoReport as undo } from '#shared/contracts/report.contract.ts';
import { mayPutBack, type ReportMeasure } from '#shared/domain/report.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { undoRefused } from '../../cases/undo.ts';
import { report } from '../../database/schema/report.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { cancelMail } from '../../mail/queue-mail.ts';
import { staffOf } from '../review/viewer.ts';
import { changeReport } from './change-report.ts';
import { isInvolved, mayUndoReport } from './report.present.ts';
import { putBack } from './take-down.ts';

const UNDECIDED = {
  state: 'open',
  decision: '',
  measure: 'none',
  took: false,
  decided_by: null,
  decided_at: null,
};

/** One's own decision, with all that followed from it, while its letter is held: the reports are open again. */
export const undoReport: Handler<typeof undo> = ({ params }, context) =>
  changeReport(context, params.id, async (work, row) => {
    if (!mayUndoReport(row, context))
      throw undoRefused(context, staffOf(context.actor), row, 'report:problem.undo_over');
    const decided = await work.tx
      .select()
      .from(report)
      .where(
        and(
          eq(report.subject_kind, row.subject_kind),
          eq(report.subject_id, row.subject_id),
          eq(report.decided_by, row.decided_by!),
          eq(report.decided_at, row.decided_at!),
        ),
      )
      .for('update');
    const took = decided.find((one) => one.took);
    if (took) await putBack(work, took, '', true);
    for (const one of decided) {
      await cancelMail(work, one.id);
      await work.tx
        .update(report)
        .set({ ...UNDECIDED, updated_at: new Date() })
        .where(eq(report.id, one.id));
      const detail = { reference: one.reference, decision: one.decision, measure: one.measure };
      await recordAudit(work, { action: 'report.undo', entity_id: one.id, detail });
    }
  });

/** What an upheld report took away is there again, at any time and with the reason; the report stays decided. */
export const putBackReport: Handler<typeof back> = ({ params, body }, context) =>
  changeReport(context, params.id, async (work, row) => {
    const staff = staffOf(context.actor);
    if (isInvolved(row, staff)) throw new Problem('conflict', { messageKey: 'report:problem.involved' });
    const measure = row.measure as ReportMeasure;
    const suspend = deskMay(staff.desk_roles, 'manage_people');
    if (!mayPutBack({ took: row.took, measure }, { suspend }))
      throw new Problem('conflict', { messageKey: 'report:problem.not_hidden' });
    await putBack(work, row, body.decision, false);
    await work.tx.update(report).set({ took: false, updated_at: new Date() }).where(eq(report.id, row.id));
    const detail = { reference: row.reference, measure, decision: body.decision };
    await recordAudit(work, { action: 'report.put-back', entity_id: row.id, detail });
  });
