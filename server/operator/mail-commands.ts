import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '#shared/i18n/languages.ts';
import { isEmail } from '#shared/rules/email.ts';
import { recordAudit } from '../audit/record.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import { inTransaction } from '../database/work.ts';
import { mailTransport } from '../mail/mail-transport.ts';
import { resendMails } from '../mail/resend-mails.ts';
import { type Command, Misuse, type Outcome } from './command.ts';
import { isId } from './is-id.ts';
import { operatorTexts } from './operator-texts.ts';
import { shown } from './shown.ts';

const LISTED = 100;
export const MAIL_STATES = ['waiting', 'sent', 'cancelled', 'failed'] as const;
/** Never the text: it holds links that sign in. */
const columns = {
  id: mail_outbox.id,
  status: mail_outbox.status,
  template: mail_outbox.template,
  to_email: mail_outbox.to_email,
  tries: mail_outbox.tries,
  send_after: mail_outbox.send_after,
  sent_at: mail_outbox.sent_at,
  last_error: mail_outbox.last_error,
};

/** The state of a mail as a word of the reader. */
const inWords = <M extends { status: string }>(mail: M, language: Language): M => ({
  ...mail,
  status: isState(mail.status) ? operatorTexts(language)(`operator:mail_state.${mail.status}`) : mail.status,
});
const isState = (text: string): text is (typeof MAIL_STATES)[number] =>
  (MAIL_STATES as readonly string[]).includes(text);

/** Commands about mails: what became of them, and once more. */
export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    takes: [],
    mayTake: ['state'],
    reads: true,
    async run({ services, context: { language }, given: { state } }) {
      if (state && !isState(state))
        throw new Misuse('operator:misuse.choice', { choices: MAIL_STATES.join(', ') });
      const data = await services.database.db
        .select(columns)
        .from(mail_outbox)
        .where(and(state ? eq(mail_outbox.status, state) : undefined))
        .orderBy(desc(mail_outbox.created_at), desc(mail_outbox.id))
        .limit(LISTED);
      const lines = data.map((mail) => Object.values(inWords(mail, language)).map(shown).join('  '));
      return { says: 'operator:done.mail_list', params: { count: data.length }, data, lines };
    },
  },
  {
    name: 'mail show',
    takes: ['id'],
    reads: true,
    async run({ services, context: { language }, given: { id = '' } }) {
      const [mail] = isId(id)
        ? await services.database.db.select(columns).from(mail_outbox).where(eq(mail_outbox.id, id))
        : [];
      if (!mail) throw new Misuse('operator:no_mail', { id });
      const lines = Object.entries(inWords(mail, language)).map(
        ([name, value]) => `${name}: ${shown(value)}`,
      );
      return { says: 'operator:done.mail_show', data: mail, lines };
    },
  },
  {
    name: 'mail resend',
    takes: [],
    mayTake: ['id'],
    async run({ context, given: { id } }) {
      if (id !== undefined && !isId(id)) throw new Misuse('operator:no_mail', { id });
      const count = await resendMails(context, id);
      if (id && count === 0) throw new Misuse('operator:no_mail', { id });
      return { says: 'operator:done.mail_resend', params: { count }, data: { count } };
    },
  },
  {
    name: 'mail test',
    takes: ['email'],
    async run({ services: { config }, context, dryRun, given: { email = '' } }): Promise<Outcome> {
      if (!isEmail(email)) throw new Misuse('operator:misuse.email', { email });
      const send = mailTransport(config);
      if (!send) throw new Misuse('operator:no_mail_server', { name: 'SMTP_URL' });
      const t = operatorTexts(context.language);
      const subject = t('operator:test_mail.subject', { site: t('shell:product.name') });
      const text = t('operator:test_mail.text', { url: config.publicUrl });
      const mail = { id: randomUUID(), to: email, subject, text, language: context.language };
      if (dryRun)
        return { says: 'operator:done.mail_test_dry', params: { email, subject }, data: { email, subject } };
      await send({ ...mail, html: `<p>${text}</p>`, unsubscribe_url: '' }).catch((error: Error) => {
        throw new Misuse('operator:mail_refused', { reason: error.message });
      });
      // Without the address: it may be nobody's account, and nothing would take it out of there.
      await inTransaction(context, (work) => recordAudit(work, { action: 'mail.try', entity_id: null }));
      return { says: 'operator:done.mail_test', params: { email }, data: { email } };
    },
  },
];
