import { and, eq, isNull, sql } from 'drizzle-orm';
import type { changeThread as contract } from '#shared/contracts/inbox.contract.ts';
import { thread_participant } from '../../database/schema/inbox.ts';
import { notification } from '../../database/schema/notification.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { noticesOf } from '../../notify/counts-changed.ts';
import { readThread } from './read-thread.ts';

/** What the caller keeps of a thread, for themselves alone. Reading it also settles what told of it. */
export const changeThread: Handler<typeof contract> = ({ params, body }, context) => {
  const me = signedIn(context).id;
  return inTransaction(context, async (work) => {
    await readThread(work.tx, me, params.id);
    const { is_read, is_muted, is_archived } = body;
    const moment = (wanted: boolean | undefined) => (wanted ? sql`now()` : null);
    const set = {
      ...(is_read === undefined ? {} : { last_read_at: moment(is_read) }),
      ...(is_muted === undefined ? {} : { muted_at: moment(is_muted) }),
      ...(is_archived === undefined ? {} : { archived_at: moment(is_archived) }),
    };
    if (Object.keys(set).length > 0) {
      await work.tx
        .update(thread_participant)
        .set(set)
        .where(and(eq(thread_participant.thread_id, params.id), eq(thread_participant.person_id, me)));
      if (is_read) await settleMessages(work, me, params.id);
      work.changes(noticesOf(me));
    }
    return (await readThread(work.tx, me, params.id, context.language)).item;
  });
};

/** Notices of messages in a thread count as read with it. */
export async function settleMessages({ tx }: Work, me: string, threadId: string): Promise<void> {
  await tx
    .update(notification)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(notification.person_id, me),
        eq(notification.kind, 'message'),
        eq(notification.object_id, threadId),
        isNull(notification.read_at),
      ),
    );
}
