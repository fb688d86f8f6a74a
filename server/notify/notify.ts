import { and, eq, gte } from 'drizzle-orm';
import {
  type DigestRhythm,
  groupOf,
  isOfDesk,
  isTold,
  NOTIFICATION_RULES,
  type NotificationKind,
  type NotificationParams,
  whenMailed,
} from '#shared/domain/notification.ts';
import { takeBackReviewMessages } from '../areas/submission/review-messages.ts';
import { person_block } from '../database/schema/connection.ts';
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
  /** On the site alone: a mail about the same has left before. */
  quiet?: boolean;
  /** Writes the mail that would leave now in its own way: later, if it is still news then. */
  mailBy?: () => Promise<void>;
}

/**
 * Tells a person that something happened, in the transaction of the change: on the site and by mail, as they chose. A
 * kind about which a letter leaves anyway is not mailed a second time; what asks for nothing waits for their next digest.
 */
export async function notify<K extends NotificationKind>(work: Work, notice: Notice<K>): Promise<void> {
  const { person_id, kind, actor_id = null, object_id = null, link, showAfter } = notice;
  if (!link.startsWith('/') || link.startsWith('//')) throw new Error(`Not a path of this site: ${link}`);
  if (actor_id === person_id) return;
  const [who] = await work.tx.select().from(person).where(eq(person.id, person_id));
  if (who?.status !== 'active') return;
  if (await wantsNothingFrom(work, person_id, kind, actor_id)) return;
  const chosen = await work.tx
    .select()
    .from(notification_setting)
    .where(and(eq(notification_setting.person_id, person_id), eq(notification_setting.kind, kind)));
  const params = definedOf(notice.params);
  const onSite = isTold(kind, 'site', chosen);
  const mailed = mailOf(who, notice, isTold(kind, 'mail', chosen));
  if (onSite || mailed === 'digest') {
    await work.tx.insert(notification).values({
      on_site: onSite,
      mailed_at: mailed === 'digest' ? null : new Date(),
      person_id,
      kind,
      actor_id,
      object_id,
      params,
      link,
      ...(showAfter ? { created_at: showAfter } : {}),
    });
  }
  if (onSite) {
    if (showAfter) {
      await work.context.services.jobs.enqueue(
        work,
        'notification.announce',
        { person_id },
        { startAfter: showAfter },
      );
    } else work.changes(noticesOf(person_id));
  }
  if (mailed === 'now' && notice.mailBy) await notice.mailBy();
  else if (mailed === 'now') await mailNotice(work, who, { ...notice, params });
}

/** How a notice goes by mail: at once, with the next digest, or not; an address not confirmed gets none. */
function mailOf(
  who: typeof person.$inferSelect,
  { kind, quiet }: Pick<Notice<NotificationKind>, 'kind' | 'quiet'>,
  isChosen: boolean,
): 'now' | 'digest' | 'never' {
  if (!isChosen || quiet || !who.email || !who.email_verified_at) return 'never';
  if (NOTIFICATION_RULES[kind].mail === 'letter') return 'never';
  return whenMailed(kind, who.digest as DigestRhythm);
}

/** Somebody they blocked: what that person asks or writes never reaches them. */
async function wantsNothingFrom(
  { tx }: Work,
  person_id: string,
  kind: NotificationKind,
  actor_id: string | null,
): Promise<boolean> {
  if (!actor_id || isOfDesk(kind) || !['connection', 'team', 'message'].includes(groupOf(kind))) return false;
  const blocked = and(eq(person_block.person_id, person_id), eq(person_block.blocked_id, actor_id));
  return (await tx.$count(person_block, blocked)) > 0;
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
  await takeBackReviewMessages(work, { object_id, since });
  work.changes(...gone.map(({ person_id }) => noticesOf(person_id)));
}

const definedOf = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1])));
