import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { message, thread_participant } from '../../database/schema/inbox.ts';

/** Messages of others in a thread its reader has not seen. What the desk decided shows when it can no longer be undone. */
export const isUnread = and(
  sql`${message.created_at} > coalesce(${thread_participant.last_read_at}, '-infinity')`,
  sql`${message.created_at} <= now()`,
  sql`${message.author_id} is distinct from ${thread_participant.person_id}`,
  isNull(message.deleted_at),
);

/** How many messages of each of these threads a person has not seen. */
export async function countUnreadIn(
  db: Queryable,
  personId: string,
  threadIds: readonly string[],
): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db
    .select({ thread_id: message.thread_id, count: count() })
    .from(message)
    .innerJoin(
      thread_participant,
      and(eq(thread_participant.thread_id, message.thread_id), eq(thread_participant.person_id, personId)),
    )
    .where(and(inArray(message.thread_id, [...threadIds]), isUnread))
    .groupBy(message.thread_id);
  return new Map(rows.map((row) => [row.thread_id, row.count]));
}

/** When the newest message of any thread of some people was written. */
export async function findNewestMoments(
  db: Queryable,
  personIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ person_id: thread_participant.person_id, at: max(message.created_at) })
    .from(thread_participant)
    .innerJoin(message, eq(message.thread_id, thread_participant.thread_id))
    .where(and(inArray(thread_participant.person_id, [...personIds]), sql`${message.created_at} <= now()`))
    .groupBy(thread_participant.person_id);
  return new Map(rows.flatMap(({ person_id, at }) => (at ? [[person_id, new Date(at)] as const] : [])));
}
