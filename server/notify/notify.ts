import { and, eq, gte } from 'drizzle-orm';
import { isTold, type NotificationKind, type NotificationParams } from '#shared/domain/notification.ts';
import { notification, notification_setting } from '../database/schema/notification.ts';
import { person } from '../database/schema/person.ts';
import type { Work } from '../database/work.ts';
import { noticesOf } from './counts-changed.ts';
import { mailNotice } from './mail-notice.ts';

export interface Notice<K extends NotificationKind> {
  person_id: string;
  kind: K;
  /** Who caused it, if it was a person. Nobody is told what they did themselves. */
  actor_id?: string | null;
  /** The very thing it is about. */
  object_id?: string;
  params: NotificationParams[K];
  /** Path within the site that leads to it. */
  link: string;
  /** Not before this moment; absent: at once. */
  showAfter?: Date;
}

/**
 * Tells a person that something happened, in the transaction of the change: on the site and by mail, as they chose. A
 * kind about which a letter leaves anyway is not mailed a second time.
 */
export async function notify<K extends NotificationKind>(work: Work, notice: Notice<K>): Promise<void> {
  const { person_id, kind, actor_id = null, object_id = null, link, showAfter } = notice;
  if (!link.startsWith('/') || link.startsWith('//')) throw new Error(`Not a path of this site: ${link}`);
  if (actor_id === person_id) return;
  const [who] = await work.tx.select().from(person).where(eq(person.id, person_id));
  if (who?.status !== 'active') return;
  const chosen = await work.tx
    .select()
    .from(notification_setting)
    .where(and(eq(notification_setting.person_id, person_id), eq(notification_setting.kind, kind)));
  const params = definedOf(notice.params);
  if (isTold(kind, 'site', chosen)) {
    await work.tx.insert(notification).values({
      person_id,
      kind,
      actor_id,
      object_id,
      params,
      link,
      ...(showAfter ? { created_at: showAfter } : {}),
    });
    if (showAfter) {
      await work.context.services.jobs.enqueue(
        work,
        'notification.announce',
        { person_id },
        { startAfter: showAfter },
      );
    } else work.changes(noticesOf(person_id));
  }
  if (isTold(kind, 'mail', chosen)) await mailNotice(work, who, { ...notice, params });
}

/** Takes back what was told about a thing since a moment: the change it told of was undone. */
export async function takeBackNotices(
  work: Work,
  { object_id, since }: { object_id: string; since: Date },
): Promise<void> {
  const gone = await work.tx
    .delete(notification)
    .where(and(eq(notification.object_id, object_id), gte(notification.created_at, since)))
    .returning({ person_id: notification.person_id });
  work.changes(...gone.map(({ person_id }) => noticesOf(person_id)));
}

const definedOf = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1])));
