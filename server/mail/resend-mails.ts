import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import { inTransaction, type Work } from '../database/work.ts';

/**
 * Sends mails that were given up, or still wait, again from now on: all that were given up, or one by its id. Returns how
 * many. One that left is never sent twice.
 */
export async function resendMails(context: Work['context'], id?: string): Promise<number> {
  const which = id
    ? and(eq(mail_outbox.id, id), inArray(mail_outbox.status, ['failed', 'waiting']))
    : eq(mail_outbox.status, 'failed');
  const { services } = context;
  return inTransaction(context, async (work) => {
    const again = await work.tx
      .update(mail_outbox)
      .set({ status: 'waiting', tries: 0, last_error: '', first_refused_at: null, send_after: sql`now()` })
      .where(which)
      .returning({ mail_id: mail_outbox.id });
    for (const mail of again) {
      await services.jobs.enqueue(work, 'mail.send', mail);
      await recordAudit(work, { action: 'mail.resend', entity_id: mail.mail_id });
    }
    return again.length;
  });
}
