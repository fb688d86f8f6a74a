import { and, eq } from 'drizzle-orm';
import type { putBackReport as back, undoReport as undo } from '#shared/contracts/report.contract.ts';
import { mayPutBack, type ReportMeasure } from '#shared/domain/report.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { changeAtDesk, decideAtDesk } from '../../cases/at-desk.ts';
import { takeStep } from '../../cases/take-step.ts';
import { undoRefused } from '../../cases/undo.ts';
import { report } from '../../database/schema/report.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { cancelMail } from '../../mail/queue-mail.ts';
import { REPORT } from './case.ts';
import { mayUndoReport, readReport } from './report.present.ts';
import { putBack } from './take-down.ts';

const OVER = 'report:problem.undo_over';
const UNDECIDED = { decision: '', measure: 'none', removed: false, decided_by: null, decided_at: null };

/** One's own decision, with all that followed from it, while its letter is held: the reports are open again. */
export const undoReport: Handler<typeof undo> = async ({ params }, context) => {
  await changeAtDesk(context, REPORT, params.id, REPORT.life.desk.decide, async (work, row, me) => {
    if (!mayUndoReport(row, context)) throw undoRefused(context, me, row, OVER);
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
    const removed = decided.find((one) => one.removed);
    if (removed) await putBack(work, removed, '', true);
    for (const one of decided) {
      await cancelMail(work, one.id);
      const { decision, measure } = one;
      await takeStep(work, REPORT, one, {
        verb: 'undo',
        by: 'desk',
        set: UNDECIDED,
        detail: { decision, measure },
      });
    }
  });
  return readReport(context, params.id);
};

/** What an upheld report took away is there again, at any time and with the reason; the report stays decided. */
export const putBackReport: Handler<typeof back> = async ({ params, body }, context) => {
  await decideAtDesk(context, REPORT, params.id, null, async (work, row, me) => {
    const measure = row.measure as ReportMeasure;
    const suspend = deskMay(me.desk_roles, 'manage_people');
    if (!mayPutBack({ removed: row.removed, measure }, { suspend }))
      throw new Problem('conflict', { messageKey: 'report:problem.not_hidden' });
    const { decision } = body;
    await putBack(work, row, decision, false);
    const detail = { measure, decision };
    await takeStep(work, REPORT, row, { verb: 'put-back', by: 'desk', set: { removed: false }, detail });
  });
  return readReport(context, params.id);
};
