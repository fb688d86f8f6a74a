import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';
import { mail_outbox } from '../database/schema/operations.ts';

const MOST = 20;

/** Of an address the part that says which mail server did not take it: whom it is for is nobody's business here. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Mails that were given up, or refused at their last try, with what the mail server said; the newest first. */
export async function readTroubledMails(db: Queryable) {
  const { id, template, to_email, status, tries, last_error, first_refused_at, send_after } = mail_outbox;
  const rows = await db
    .select({ id, template, to_email, status, tries, last_error, first_refused_at, send_after })
    .from(mail_outbox)
    .where(or(eq(status, 'failed'), and(eq(status, 'waiting'), gt(tries, 0))))
    .orderBy(desc(send_after), desc(id))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    template: row.template,
    domain: domainOf(row.to_email),
    given_up: row.status === 'failed',
    tries: row.tries,
    at: (row.first_refused_at ?? row.send_after).toISOString(),
    said: row.last_error,
  }));
}
