import { addressOfAsker } from '../../cases/asker.ts';
import { heldUntil } from '../../cases/hold.ts';
import type { Queryable } from '../../database/client.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { ReportRow } from './report.queries.ts';

/** Where the outcome of a report is told; nowhere where the account that sent it is gone. */
export const addressOf = async (db: Queryable, { by_visitor, reporter_id, email, language }: ReportRow) =>
  by_visitor || reporter_id ? addressOfAsker(db, { person_id: reporter_id, email, language }) : null;

/** Writes how a report ended to whoever sent it; the mail waits as long as the decision can be undone. */
export async function tellReporter(
  work: Work,
  row: ReportRow,
  outcome: 'upheld' | 'hidden' | 'dismissed',
): Promise<void> {
  const address = await addressOf(work.tx, row);
  if (!address) return;
  const { publicUrl } = work.context.services.config;
  await queueMail(work, {
    template: 'report.decided',
    language: address.language,
    to: address.to,
    about_id: row.id,
    sendAfter: heldUntil(work.context),
    params: {
      to: address.name,
      reference: row.reference,
      outcome,
      page: { name: row.evidence.name ?? '', name_kh: row.evidence.name_kh ?? '' },
      url: `${publicUrl}/contact`,
    },
  });
}
