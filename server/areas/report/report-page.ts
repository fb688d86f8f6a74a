import { and, eq, isNull } from 'drizzle-orm';
import type { reportPage as contract, getReportedPage as page } from '#shared/contracts/report.contract.ts';
import type { ReportState } from '#shared/domain/cases/report.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import { report } from '../../database/schema/report.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { readPublicEvidence } from './evidence.ts';
import { findOpen, lockReporter, writeReport } from './write-report.ts';

export const getReportedPage: Handler<typeof page> = async ({ params: { kind, id } }, { services }) => {
  const {
    name = '',
    name_kh = '',
    path = '/',
  } = await readPublicEvidence(services.database.db, null, kind, id);
  return { kind, id, name, name_kh, path };
};

/**
 * Takes in a report about a public page, from anybody: the same by the same person, or the same words by visitors, are one
 * report while it is open.
 */
export const reportPage: Handler<typeof contract> = async ({ params, body }, context) => {
  const { kind, id } = params;
  const { reason, description, email } = body;
  const me = context.actor.kind === 'person' ? context.actor.id : null;
  const passed = me ? null : await checkSender(context, body);
  const row = await inTransaction(context, async (work) => {
    await lockReporter(work, me ?? 'visitor', id);
    const same = and(
      isNull(report.reporter_id),
      eq(report.email, email),
      eq(report.reason, reason),
      eq(report.description, description),
    );
    const open = await findOpen(work, me ? eq(report.reporter_id, me) : same, kind, id);
    if (open) return open;
    const evidence = await readPublicEvidence(work.tx, me, kind, id);
    await passed?.use(work);
    return writeReport(work, {
      subject_kind: kind,
      subject_id: id,
      reason,
      description,
      email,
      evidence,
      reporter_id: me,
      by_visitor: me === null,
    });
  });
  return { reference: row.reference, state: row.state as ReportState };
};
