import { eq } from 'drizzle-orm';
import {
  NOTIFICATION_RULES,
  NOTIFICATION_SETTINGS_PATH,
  type NotificationKind,
} from '#shared/domain/notification.ts';
import { findPagesOf, whatOfPerson } from '../areas/connection/party-what.ts';
import { person } from '../database/schema/person.ts';
import type { Work } from '../database/work.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { noticeAddress } from './notice-address.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

type PersonRow = typeof person.$inferSelect;

interface MailedNotice {
  kind: NotificationKind;
  actor_id?: string | null;
  object_id?: string;
  params: Record<string, string>;
  link: string;
  showAfter?: Date;
}

/**
 * Mails a notice in the person's language. Only to an address they have confirmed, and not where a letter of its own says
 * the same.
 */
export async function mailNotice(work: Work, who: PersonRow, notice: MailedNotice): Promise<void> {
  if (NOTIFICATION_RULES[notice.kind].mail === 'letter' || !who.email || !who.email_verified_at) return;
  const { services } = work.context;
  const { publicUrl } = services.config;
  const unsubscribe_url = unsubscribeUrl(services, who.id, notice.kind);
  await queueMail(work, {
    template: 'notification',
    unsubscribe_url,
    language: who.language,
    to: who.email,
    params: {
      to: namesOf(who),
      kind: notice.kind,
      actor: await findActor(work, notice.actor_id),
      params: notice.params,
      url: noticeAddress(publicUrl, notice.link),
      settings_url: noticeAddress(publicUrl, NOTIFICATION_SETTINGS_PATH),
      unsubscribe_url,
    },
    ...(notice.object_id ? { about_id: notice.object_id } : {}),
    ...(notice.showAfter ? { sendAfter: notice.showAfter } : {}),
  });
}

async function findActor({ tx }: Work, id: string | null | undefined) {
  if (!id) return null;
  const [actor] = await tx.select().from(person).where(eq(person.id, id));
  if (!actor) return null;
  const [page] = await findPagesOf(tx, [id]);
  return { ...namesOf(actor), ...whatOfPerson(page) };
}

export const namesOf = ({ first_name, last_name, first_name_kh, last_name_kh }: PersonRow) => ({
  first_name,
  last_name,
  first_name_kh,
  last_name_kh,
});
