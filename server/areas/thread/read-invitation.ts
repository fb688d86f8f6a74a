import { and, eq, sql } from 'drizzle-orm';
import { thread, thread_participant } from '../../database/schema/inbox.ts';
import type { Work } from '../../database/work.ts';
import { countUnreadIn } from './count-unread.ts';

/**
 * Whoever accepts has read the note that stands beside the button: it does not wait once more as a message. What else they
 * have not read of an older conversation still does.
 */
export async function readInvitation(
  { tx }: Work,
  about: { connection_id: string } | { stakeholder_member_id: string },
  personId: string,
): Promise<void> {
  const which =
    'connection_id' in about
      ? eq(thread.connection_id, about.connection_id)
      : eq(thread.stakeholder_member_id, about.stakeholder_member_id);
  const [found] = await tx.select({ id: thread.id }).from(thread).where(which);
  if (!found || (await countUnreadIn(tx, personId, [found.id])).get(found.id) !== 1) return;
  await tx
    .update(thread_participant)
    .set({ last_read_at: sql`now()` })
    .where(and(eq(thread_participant.thread_id, found.id), eq(thread_participant.person_id, personId)));
}
