import { and, count, desc, eq, gt, lt, min, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';
import { mail_outbox } from '../database/schema/operations.ts';

/** How mail leaves at this moment, without whom it is for. */
export interface MailState {
  /** Due and not sent yet. */
  waiting: number;
  /** Given up and still kept. */
  failed: number;
  /** Waiting, and their last try was refused. */
  refused: number;
  /** How long the oldest that is due has waited, in seconds; 0: none. */
  oldestSeconds: number;
  /** What the mail server last said against one; empty: nothing. */
  lastError: string;
}

/** Looks at the outbox; mails held back for a moment on purpose do not count. */
export async function readMailState(db: Queryable): Promise<MailState> {
  const due = and(eq(mail_outbox.status, 'waiting'), lt(mail_outbox.send_after, sql`now()`));
  const [[waiting], failed, refused, [said]] = await Promise.all([
    db
      .select({ many: count(), since: min(mail_outbox.send_after), now: sql<Date>`now()` })
      .from(mail_outbox)
      .where(due),
    db.$count(mail_outbox, eq(mail_outbox.status, 'failed')),
    db.$count(
      mail_outbox,
      and(eq(mail_outbox.status, 'waiting'), gt(mail_outbox.tries, 0), ne(mail_outbox.last_error, '')),
    ),
    db
      .select({ said: mail_outbox.last_error })
      .from(mail_outbox)
      .where(and(ne(mail_outbox.last_error, ''), sql`${mail_outbox.status} in ('waiting', 'failed')`))
      .orderBy(desc(mail_outbox.send_after))
      .limit(1),
  ]);
  const { many = 0, since = null, now } = waiting ?? {};
  return {
    waiting: many,
    failed,
    refused,
    oldestSeconds: since && now ? Math.max(0, (Date.parse(String(now)) - since.getTime()) / 1000) : 0,
    lastError: said?.said ?? '',
  };
}
