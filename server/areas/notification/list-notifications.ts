import { asList } from '#shared/contracts/list.ts';
import type { listNotifications as contract } from '#shared/contracts/notification.contract.ts';
import { groupOf, NOTIFICATION_GROUPS, type NotificationKind } from '#shared/domain/notification.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { presentNotices } from './notification.present.ts';
import { countKinds, findNotices } from './notification.queries.ts';

/** A page of the caller's notices, with what there is in each group. */
export const listNotifications: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const { id } = signedIn(context);
  const wantsUnread = query.unread === '1';
  const [kinds, rows] = await Promise.all([
    countKinds(db, id),
    findNotices(db, id, { ...query, unread: wantsUnread }),
  ]);
  const groups = NOTIFICATION_GROUPS.map((group) => {
    const own = kinds.filter(({ kind }) => groupOf(kind as NotificationKind) === group);
    return { group, count: sum(own, 'count'), unread: sum(own, 'unread') };
  });
  const asked = query.group ? groups.filter(({ group }) => group === query.group) : groups;
  const total = sum(asked, wantsUnread ? 'unread' : 'count');
  return { ...asList(await presentNotices(db, rows), total, query), groups };
};

const sum = <T extends { count: number; unread: number }>(list: readonly T[], of: 'count' | 'unread') =>
  list.reduce((total, one) => total + one[of], 0);
