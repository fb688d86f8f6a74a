import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { message, thread, thread_participant } from '../../database/schema/inbox.ts';
import { saying } from '../../search/saying.ts';

const withReader = { row: thread, reader: thread_participant };

/** A thread with what its reader keeps of it. */
export type ReadThread = Awaited<ReturnType<typeof findThreads>>[number];

/** Threads a person reads, the newest first. What the desk decided shows when it can no longer be undone. */
export function findThreads(db: Queryable, personId: string) {
  return db
    .select(withReader)
    .from(thread_participant)
    .innerJoin(thread, eq(thread.id, thread_participant.thread_id))
    .where(
      and(
        eq(thread_participant.person_id, personId),
        sql`(${thread.kind} <> 'review' or exists (
          select 1 from message m where m.thread_id = ${thread.id} and m.created_at <= now()))`,
      ),
    )
    .orderBy(desc(thread.last_message_at), desc(thread.id))
    .limit(2_000);
}

export async function findThread(db: Queryable, personId: string, id: string): Promise<ReadThread | null> {
  const [found] = await db
    .select(withReader)
    .from(thread_participant)
    .innerJoin(thread, eq(thread.id, thread_participant.thread_id))
    .where(and(eq(thread_participant.person_id, personId), eq(thread.id, id)));
  return found ?? null;
}

export type MessageRow = typeof message.$inferSelect;

/** The newest message of each thread. */
export async function findNewest(
  db: Queryable,
  threadIds: readonly string[],
): Promise<Map<string, MessageRow>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db
    .selectDistinct()
    .from(message)
    .where(
      sql`${message.id} in (
        select distinct on (m.thread_id) m.id from message m
        where ${inArray(sql`m.thread_id`, [...threadIds])} and m.created_at <= now()
        order by m.thread_id, m.created_at desc, m.id desc)`,
    );
  return new Map(rows.map((row) => [row.thread_id, row]));
}

/** Which of a person's threads hold these words in what was written. */
export async function findThreadsSaying(
  db: Queryable,
  personId: string,
  search: string,
): Promise<Set<string>> {
  const reads = and(
    eq(thread_participant.person_id, personId),
    isNull(message.deleted_at),
    lte(message.created_at, sql`now()`),
  );
  const from = sql`${message} join ${thread_participant} on ${eq(thread_participant.thread_id, message.thread_id)}`;
  const rows = await db
    .selectDistinct({ thread_id: message.thread_id })
    .from(message)
    .innerJoin(thread_participant, eq(thread_participant.thread_id, message.thread_id))
    .where(and(reads, await saying(db, { from, texts: [message.body], within: reads }, search)));
  return new Set(rows.map(({ thread_id }) => thread_id));
}
