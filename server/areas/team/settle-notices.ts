import { and, eq, isNull, sql } from 'drizzle-orm';
import { notification } from '../../database/schema/notification.ts';
import type { Work } from '../../database/work.ts';
import { noticesOf } from '../../notify/counts-changed.ts';

/** What a notice asked for is done: it counts no more, for anybody who got it. */
export async function settleNotices(work: Work, object_id: string): Promise<void> {
  const settled = await work.tx
    .update(notification)
    .set({ read_at: sql`now()` })
    .where(and(eq(notification.object_id, object_id), isNull(notification.read_at)))
    .returning({ person_id: notification.person_id });
  work.changes(...settled.map(({ person_id }) => noticesOf(person_id)));
}
