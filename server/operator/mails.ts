import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { isEmail } from '#shared/rules/email.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import { resendMails } from '../mail/resend-mails.ts';
import { mailTransport } from '../mail/transport.ts';
import { type Command, Misuse } from './command.ts';
import { isId } from './is-id.ts';
import { operatorTexts } from './texts.ts';

const LISTED = 100;
export const MAIL_STATES = ['waiting', 'sent', 'cancelled', 'failed'];
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

/** Commands about mails: what became of them, and once more. */
export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    takes: [],
    mayTake: ['state'],
    reads: true,
    async run({ services, given: { state } }) {
      if (state && !MAIL_STATES.includes(state))
        throw new Misuse('operator:misuse.choice', { choices: MAIL_STATES.join(', ') });
      const data = await services.database.db
        .select(columns)
        .from(mail_outbox)
        .where(and(state ? eq(mail_outbox.status, state) : undefined))
        .orderBy(desc(mail_outbox.created_at), desc(mail_outbox.id))
        .limit(LISTED);
      return { says: 'operator:done.mail_list', params: { count: data.length }, data };
    },
  },
  {
    name: 'mail show',
    takes: ['id'],
    reads: true,
    async run({ services, given: { id = '' } }) {
      const [mail] = isId(id)
        ? await services.database.db.select(columns).from(mail_outbox).where(eq(mail_outbox.id, id))
        : [];
      if (!mail) throw new Misuse('operator:no_mail', { id });
      return { says: 'operator:done.mail_show', data: mail };
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
    async run({ services: { config }, context, dryRun, given: { email = '' } }) {
      if (!isEmail(email)) throw new Misuse('operator:misuse.email', { email });
      const send = mailTransport(config);
      if (!send) throw new Misuse('operator:no_mail_server', { name: 'SMTP_URL' });
      const t = operatorTexts(context.language);
      const subject = t('operator:test_mail.subject');
      const text = t('operator:test_mail.text', { url: config.publicUrl });
      const mail = { id: randomUUID(), to: email, subject, text, language: context.language };
      if (!dryRun)
        await send({ ...mail, html: `<p>${text}</p>`, unsubscribe_url: '' }).catch((error: Error) => {
          throw new Misuse('operator:mail_refused', { reason: error.message });
        });
      return { says: 'operator:done.mail_test', params: { email }, data: { email } };
    },
  },
];
