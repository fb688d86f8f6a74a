import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import {
  type DigestRhythm,
  NOTIFICATION_PATH,
  NOTIFICATION_SETTINGS_PATH,
  type NotificationKind,
} from '#shared/domain/notification.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { byItself } from '../../../database/by-itself.ts';
import { notification } from '../../../database/schema/notification.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { namesOf } from '../../../notify/mail-notice.ts';
import { noticeAddress } from '../../../notify/notice-address.ts';
import { unsubscribeUrl } from '../../../notify/unsubscribe-link.ts';
import type { Services } from '../../../services.ts';
import { digestSlot } from './digest-slot.ts';
import { groupLines } from './group-lines.ts';

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

/**
 * Sends everybody's digest that is due: what waited at the last seven o'clock of their rhythm. Each person's notices are
 * marked in the transaction that writes their mail, so that a server killed at any moment neither loses nor repeats one;
 * a time that was missed is made up for. Returns how many mails were written.
 */
export async function sendDigests(services: Services, now = new Date()): Promise<number> {
  const waiting = await services.database.db
    .selectDistinct({ person_id: notification.person_id })
    .from(notification)
    .where(and(isNull(notification.mailed_at), lte(notification.created_at, digestSlot(now, 'daily'))));
  let sent = 0;
  for (const { person_id } of waiting) {
    const context = byItself(services, 'notification.digest');
    if (await inTransaction(context, (work) => sendDigest(work, person_id, now))) sent += 1;
  }
  return sent;
}

async function sendDigest(work: Work, personId: string, now: Date): Promise<boolean> {
  const { tx } = work;
  const [who] = await tx.select().from(person).where(eq(person.id, personId)).for('update');
  if (!who) return false;
  const rhythm = who.digest as DigestRhythm;
  // Whoever wants mails at once, now, still gets what waited before.
  const beat = rhythm === 'weekly' ? 'weekly' : 'daily';
  const due = await tx
    .select({ row: notification, names: person })
    .from(notification)
    .leftJoin(person, eq(person.id, notification.actor_id))
    .where(
      and(
        eq(notification.person_id, personId),
        isNull(notification.mailed_at),
        lte(notification.created_at, digestSlot(now, beat)),
      ),
    )
    .orderBy(desc(notification.created_at), desc(notification.id));
  if (due.length === 0) return false;
  await settle(
    work,
    due.map(({ row }) => row.id),
    now,
  );
  // What was read on the site meanwhile is no news; who has no address or wants no mail gets none.
  const news = due.filter(({ row }) => row.read_at === null);
  if (news.length === 0 || rhythm === 'never' || who.status !== 'active') return false;
  if (!who.email || !who.email_verified_at) return false;
  const { services } = work.context;
  const { publicUrl } = services.config;
  const language = who.language;
  const addressOf = (link: string) => noticeAddress(publicUrl, link);
  await queueMail(work, {
    template: 'notification.digest',
    language,
    to: who.email,
    unsubscribe_url: unsubscribeUrl(services, who.id, 'digest'),
    params: {
      to: namesOf(who),
      rhythm: beat,
      ...groupLines(
        translators[language],
        news.map(({ row, names }) => ({
          kind: row.kind as NotificationKind,
          actor: names && namesOf(names),
          params: row.params,
          link: row.link,
          at: row.created_at,
        })),
        addressOf,
      ),
      url: addressOf(NOTIFICATION_PATH),
      settings_url: addressOf(NOTIFICATION_SETTINGS_PATH),
      unsubscribe_url: unsubscribeUrl(services, who.id, 'digest'),
    },
  });
  await tx.update(person).set({ digest_sent_at: now }).where(eq(person.id, personId));
  return true;
}

/** Marks notices as sent; those that stand on no page are done with and go when read ones go. */
async function settle({ tx }: Work, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(notification)
    .set({
      mailed_at: now,
      read_at: sql`case when ${notification.on_site} then ${notification.read_at} else now() end`,
    })
    .where(inArray(notification.id, [...ids]));
}
