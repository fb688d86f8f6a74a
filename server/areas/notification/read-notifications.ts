import type * as contract from '#shared/contracts/notification.contract.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { noticesOf } from '../../notify/counts-changed.ts';
import { presentNotices } from './notification.present.ts';
import { findNotice, markRead } from './notification.queries.ts';

/** One notice of the caller, left as it is; Problem `not_found` for those of others. */
export const getNotification: Handler<typeof contract.getNotification> = async ({ params }, context) => {
  const notice = await findNotice(context.services.database.db, signedIn(context).id, params.id);
  if (!notice) throw new Problem('not_found');
  const [shown] = await presentNotices(context.services.database.db, [notice]);
  return shown!;
};

/** Marks one notice as read; doing so twice changes nothing. A notice of somebody else is not found. */
export const readNotification: Handler<typeof contract.readNotification> = async ({ params }, context) => {
  const me = signedIn(context).id;
  const notice = await inTransaction(context, async (work) => {
    const marked = await markRead(work.tx, me, { id: params.id });
    if (marked > 0) work.changes(noticesOf(me));
    return findNotice(work.tx, me, params.id);
  });
  if (!notice) throw new Problem('not_found');
  const [shown] = await presentNotices(context.services.database.db, [notice]);
  return shown!;
};

/** Marks what the caller can see now as read, of one group or all. */
export const readNotifications: Handler<typeof contract.readNotifications> = async ({ body }, context) => {
  const me = signedIn(context).id;
  const read = await inTransaction(context, async (work) => {
    const marked = await markRead(work.tx, me, { group: body.group });
    if (marked > 0) work.changes(noticesOf(me));
    return marked;
  });
  return { read };
};
