import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { asList } from '#shared/contracts/list.ts';
import type { getMailboxMail, listMailbox } from '#shared/contracts/mailbox.contract.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import { Problem } from '../http/problem.ts';
import type { Handler } from '../http/route.ts';
import { saying } from '../search/saying.ts';
import type { Services } from '../services.ts';
import { openMail } from './sealed-mail.ts';

type MailRow = Omit<typeof mail_outbox.$inferSelect, 'text' | 'html'>;
type Presented = Awaited<ReturnType<Handler<typeof listMailbox>>>['data'][number];

const { text: _text, html: _html, ...columns } = getTableColumns(mail_outbox);

/** Everybody's mail: there for trying the site out, and not there at all in any other installation. */
function onlyInDemo({ config }: Services): void {
  if (!config.DEMO || config.production) throw new Problem('not_found');
}

const present = (row: MailRow): Presented => ({
  id: row.id,
  to: row.to_email,
  subject: row.subject,
  language: row.language,
  template: row.template,
  status: row.status as Presented['status'],
  at: (row.sent_at ?? row.send_after).toISOString(),
});

/** The mails that left, newest first. One that still waits, or was taken back, is not in anybody's mailbox. */
export const listMails: Handler<typeof listMailbox> = async ({ query }, { services }) => {
  onlyInDemo(services);
  const { db } = services.database;
  const left = inArray(mail_outbox.status, ['sent', 'failed']);
  const texts = [mail_outbox.to_email, mail_outbox.subject];
  const where = and(
    left,
    await saying(db, { from: sql`${mail_outbox}`, texts, within: left }, query.address),
  );
  const rows = await db
    .select(columns)
    .from(mail_outbox)
    .where(where)
    .orderBy(desc(mail_outbox.sent_at), desc(mail_outbox.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return asList(rows.map(present), await db.$count(mail_outbox, where), query);
};

export const readMail: Handler<typeof getMailboxMail> = async ({ params }, { services }) => {
  onlyInDemo(services);
  const [row] = await services.database.db.select().from(mail_outbox).where(eq(mail_outbox.id, params.id));
  if (!row || row.status === 'waiting' || row.status === 'cancelled') throw new Problem('not_found');
  const mail = openMail(services.secrets, row);
  return { ...present(mail), text: mail.text, html: mail.html };
};
