import { eq, sql } from 'drizzle-orm';
import { mail_outbox } from '../database/schema/operations.ts';
import type { Services } from '../services.ts';
import { mailTransport } from './mail-transport.ts';
import { openMail } from './sealed-mail.ts';
import { takenMails } from './taken-mails.ts';
import { ANSWERED } from './templates.ts';

/**
 * Days a mail is tried before it counts as failed: a mail server may be away from Friday evening to Monday. Counted from the
 * first refusal: a site that was off itself for longer tries its mails as long as any.
 */
export const MAIL_TRIED_DAYS = 3;
const TRIED_FOR_MS = MAIL_TRIED_DAYS * 24 * 3_600_000;

/**
 * Sends one mail of the outbox. Its row is locked while it is sent, so that neither a second worker sends it again nor
 * an undo takes it back half-way. A mail that is not waiting any more is left alone; one that the mail server took before
 * the database or this process died is noted as sent. Throws when the mail server refuses, so that the job is tried again.
 */
export async function sendMail(
  { config, database, log, secrets, settings }: Services,
  mailId: string,
): Promise<void> {
  const transport = mailTransport(config);
  const taken = takenMails(config);
  const { contact_email } = await settings.read();
  const failure = await database.db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mail_outbox).where(eq(mail_outbox.id, mailId)).for('update');
    if (mail?.status !== 'waiting') return null;
    const tries = mail.tries + 1;
    try {
      if (!taken.has(mailId)) {
        const replyTo = ANSWERED.has(mail.template) ? contact_email || undefined : undefined;
        await transport?.({ ...openMail(secrets, mail), to: mail.to_email, replyTo });
      }
    } catch (error) {
      const last_error = withoutAddresses(String(error instanceof Error ? error.message : error)).slice(
        0,
        500,
      );
      const first_refused_at = mail.first_refused_at ?? new Date();
      const status = Date.now() - first_refused_at.getTime() > TRIED_FOR_MS ? 'failed' : 'waiting';
      await tx
        .update(mail_outbox)
        .set({ tries, last_error, status, first_refused_at })
        .where(eq(mail_outbox.id, mailId));
      const about = { mail: mailId, template: mail.template, tries, reason: last_error };
      if (status === 'failed') log.error(about, 'a mail was given up: send it again at /desk/health');
      else log.warn(about, 'the mail server did not take a mail');
      // What the queue keeps of a try names nobody either: the refusal itself holds the address many times.
      return status === 'failed' ? null : new Error(last_error);
    }
    try {
      if (transport) taken.note(mailId);
    } catch (error) {
      // A full disk must not make a mail that was taken count as refused.
      log.warn({ err: error, mail: mailId }, 'could not note that a mail was taken');
    }
    await tx
      .update(mail_outbox)
      .set({ tries, status: 'sent', sent_at: sql`now()`, last_error: '' })
      .where(eq(mail_outbox.id, mailId));
    return null;
  });
  taken.forget(mailId);
  if (failure) throw failure;
}

/** What a mail server says of an address names it; neither the log nor the outbox needs that. */
const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>@"',;:]+@[^\s<>"',;:]+/g, '…@…');
