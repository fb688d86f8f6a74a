import { eq } from 'drizzle-orm';
import type { sendReport as contract } from '#shared/contracts/report.contract.ts';
import type { ReportState } from '#shared/domain/cases/report.ts';
import { report } from '../../database/schema/report.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { readEvidence } from './evidence.ts';
import { findOpen, lockReporter, writeReport } from './write-report.ts';

/** Takes in a report and keeps what was reported as it read then. The same person about the same thing: one report. */
export const sendReport: Handler<typeof contract> = async ({ body }, context) => {
  const me = signedIn(context).id;
  const row = await inTransaction(context, async (work) => {
    await lockReporter(work, me, body.subject_id);
    const open = await findOpen(work, eq(report.reporter_id, me), body.subject_kind, body.subject_id);
    if (open) return open;
    const evidence = await readEvidence(work.tx, me, body.subject_kind, body.subject_id);
    return writeReport(work, { ...body, evidence, reporter_id: me });
  });
  return { reference: row.reference, state: row.state as ReportState };
};
