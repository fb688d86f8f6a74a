import type { SQL } from 'drizzle-orm';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { openMail } from '#server/mail/sealed-mail.ts';
import type { Services } from '#server/services.ts';

/** Mails of the outbox as their readers see them, in the order in which they were written. */
export async function mailsWhere(
  { secret, database }: Pick<Services, 'secret' | 'database'>,
  where: SQL | undefined,
) {
  const rows = await database.db.select().from(mail_outbox).where(where).orderBy(mail_outbox.id);
  return rows.map((row) => openMail(secret, row));
}
