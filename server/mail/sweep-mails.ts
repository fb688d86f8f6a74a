import { and, inArray, lt, sql } from 'drizzle-orm';
import { mail_outbox } from '../database/schema/operations.ts';
import type { Services } from '../services.ts';

/** Rows a round of the sweep deletes, so that no lock is long. */
const AT_ONCE = 5_000;

/**
 * Deletes mails that left, were taken back or failed for good longer ago than MAIL_KEPT_DAYS: they hold addresses, codes
 * and links. One that still waits is kept however old. Safe to run at any time. Returns how many went.
 */
export async function sweepMails({ config, database: { db } }: Services): Promise<number> {
  const old = and(
    inArray(mail_outbox.status, ['sent', 'cancelled', 'failed']),
    lt(
      sql`coalesce(${mail_outbox.sent_at}, ${mail_outbox.send_after})`,
      sql`now() - make_interval(days => ${config.MAIL_KEPT_DAYS})`,
    ),
  );
  for (let all = 0; ; ) {
    const some = db.select({ id: mail_outbox.id }).from(mail_outbox).where(old).limit(AT_ONCE);
    const gone = await db
      .delete(mail_outbox)
      .where(inArray(mail_outbox.id, some))
      .returning({ id: mail_outbox.id });
    all += gone.length;
    if (gone.length < AT_ONCE) return all;
  }
}
