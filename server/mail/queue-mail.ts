import { and, eq } from 'drizzle-orm';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { LOGO_PATH, readLook } from '../brand/look.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import type { Work } from '../database/work.ts';
import { linkedInLanguage } from './linked-in-language.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { sealMail } from './sealed-mail.ts';
import { type MailParams, type MailTemplate, templates } from './templates.ts';

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

export interface MailOrder<T extends MailTemplate> {
  template: T;
  language: Language;
  to: string;
  params: MailParams<T>;
  /** What it is about, so that it can be taken back. */
  about_id?: string;
  /** Not before this moment; absent: at once. */
  sendAfter?: Date;
  /** Where the reader turns such mails off, without signing in. */
  unsubscribe_url?: string;
}

/**
 * Writes a mail and the job that sends it, in the transaction of the change that causes it: there is a mail exactly if
 * there is the change. Returns its id.
 */
export async function queueMail<T extends MailTemplate>(work: Work, order: MailOrder<T>): Promise<string> {
  const template = templates[order.template] as (t: Translator, params: MailParams<T>) => MailContent;
  const t = translators[order.language];
  const { secret, config, jobs, settings } = work.context.services;
  const { params, unsubscribe_url = '' } = linkedInLanguage(order, config.publicUrl, order.language);
  const content = template(t, params);
  const look = await readLook(settings, work.tx);
  const logoUrl = look.logo && `${config.publicUrl}${LOGO_PATH}`;
  const words = { ...renderMail(t, content, { ...look, logoUrl }), unsubscribe_url };
  const [row] = await work.tx
    .insert(mail_outbox)
    .values({
      template: order.template,
      language: order.language,
      to_email: order.to,
      ...sealMail(secret, words, content),
      ...(order.about_id ? { about_id: order.about_id } : {}),
      ...(order.sendAfter ? { send_after: order.sendAfter } : {}),
    })
    .returning({ id: mail_outbox.id });
  const mail_id = row!.id;
  await jobs.enqueue(work, 'mail.send', { mail_id }, order.sendAfter ? { startAfter: order.sendAfter } : {});
  return mail_id;
}

/** Takes back the mails about something that have not left. Returns how many there were. */
export async function cancelMail(work: Work, about_id: string): Promise<number> {
  const cancelled = await work.tx
    .update(mail_outbox)
    .set({ status: 'cancelled' })
    .where(and(eq(mail_outbox.about_id, about_id), eq(mail_outbox.status, 'waiting')))
    .returning({ id: mail_outbox.id });
  return cancelled.length;
}
