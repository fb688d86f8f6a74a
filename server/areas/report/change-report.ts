import { deskMay } from '#shared/domain/roles.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { staffOf } from '../review/viewer.ts';
import { presentReport } from './report.present.ts';
import { findReport, lockReport, type ReportRow } from './report.queries.ts';

/** Changes a report that is locked, and answers how it stands then. For whoever decides at the desk. */
export async function changeReport(
  context: CallContext,
  id: string,
  change: (work: Work, row: ReportRow) => Promise<void>,
) {
  const staff = staffOf(context.actor);
  if (!deskMay(staff.desk_roles, 'decide')) throw new Problem('not_found');
  await inTransaction(context, async (work) => {
    const row = await lockReport(work.tx, id);
    if (!row) throw new Problem('not_found');
    await change(work, row);
  });
  const { db } = context.services.database;
  return presentReport(context, (await findReport(db, id))!);
}
