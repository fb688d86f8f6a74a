import { eq, sql } from 'drizzle-orm';
import { sendAccountMail } from '#server/areas/account/password/account-mail.ts';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

export const PASSWORD = 'Tonle-Sap-rises-9-months';

/** A stamp of a form that was drawn a minute ago. */
export const botStamp = ({ services }: TestApp) => makeStamp(services.secret, Date.now() - 60_000);

/** What the registration form sends. */
export const registration = (test: TestApp, email: string) => ({
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  first_name: 'Sreypov',
  last_name: 'Mao',
  bot_stamp: botStamp(test),
});

/** Does the mail jobs that wait, and answers the mails to an address, the newest last. */
export async function mailsTo({ services }: TestApp, email: string) {
  const { db } = services.database;
  const { rows } = await db.execute<{ id: string; data: never }>(
    sql`select id, data from pgboss.job where name = 'account.mail' and state = 'created' order by created_on`,
  );
  for (const { id, data } of rows) {
    await sendAccountMail(services, data);
    await db.execute(sql`delete from pgboss.job where id = ${id}`);
  }
  return mailsWhere(services, eq(mail_outbox.to_email, email));
}

/** The secret of the link in a mail. */
export const keyIn = (text = ''): string =>
  /(?:confirm-email|password-confirm)\/([\w-]+)/.exec(text)?.[1] ?? '';
