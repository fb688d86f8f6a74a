import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { threadPath } from '#shared/domain/inbox.ts';
import { isTold } from '#shared/domain/notification.ts';
import { personName } from '#shared/format/person-name.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import { byItself } from '../../database/by-itself.ts';
import { message, message_attachment, thread_participant } from '../../database/schema/inbox.ts';
import { notification_setting } from '../../database/schema/notification.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { mailNotice } from '../../notify/mail-notice.ts';
import type { Services } from '../../services.ts';
import { findBlocks } from '../connection/connection.queries.ts';
import { isUnread } from '../thread/count-unread.ts';

/** The first message of a thread that its reader had not seen when it was written. */
export interface MessageMailOrder {
  person_id: string;
  message_id: string;
}

/** As many as are told of in one mail; the thread has them all. */
const MOST_TOLD = 10;
/** Of each so much is quoted, line breaks and all. */
const LONGEST_QUOTE = 1_000;

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

/**
 * Mails what somebody has not read of a conversation, all of it in one letter. Nothing leaves when the message the order
 * is about was read meanwhile: what came after that has an order of its own.
 */
export async function mailMessages(services: Services, order: MessageMailOrder): Promise<void> {
  const context = byItself(services, 'inbox.mail');
  await inTransaction(context, (work) => mailUnread(work, order));
}

async function mailUnread(work: Work, { person_id, message_id }: MessageMailOrder): Promise<void> {
  const [first] = await findUnread(work, person_id, eq(message.id, message_id));
  if (!first) return;
  const [who] = await work.tx.select().from(person).where(eq(person.id, person_id));
  const chosen = await work.tx
    .select()
    .from(notification_setting)
    .where(and(eq(notification_setting.person_id, person_id), eq(notification_setting.kind, 'message')));
  if (who?.status !== 'active' || !isTold('message', 'mail', chosen)) return;
  const { thread_id } = first.row;
  const found = await findUnread(work, person_id, eq(message.thread_id, thread_id));
  const authors = [...new Set(found.flatMap(({ row }) => row.author_id ?? []))];
  const { blocking } = await findBlocks(work.tx, person_id, authors);
  const told = found.filter(({ row }) => !row.author_id || !blocking.has(row.author_id)).slice(-MOST_TOLD);
  const last = told.at(-1);
  if (!last) return;
  const isOne = told.every(({ row }) => row.author_id === last.row.author_id);
  const language = who.language;
  const attached = await countAttachments(
    work,
    told.map(({ row }) => row.id),
  );
  const wordsOf = ({ id, body }: (typeof told)[number]['row']) =>
    [
      sliceGraphemes(body.trim(), LONGEST_QUOTE),
      attached.has(id) &&
        translators[language]('notification:mail.attachments', { count: attached.get(id)! }),
    ]
      .filter(Boolean)
      .join('\n');
  const note = told
    .map(({ row, author }) => [wordsOf(row), author && personName(author, language).text] as const)
    .filter(([text]) => text)
    .map(([text, name]) => (isOne || !name ? text : `${name}: ${text}`))
    .join('\n\n');
  await mailNotice(work, who, {
    kind: 'message',
    actor_id: last.row.author_id,
    object_id: thread_id,
    params: note ? { note } : {},
    link: threadPath(thread_id),
  });
}

/** How many files each message has; those without one are left out. */
async function countAttachments({ tx }: Work, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: message_attachment.message_id, count: count() })
    .from(message_attachment)
    .where(inArray(message_attachment.message_id, [...ids]))
    .groupBy(message_attachment.message_id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Messages a person has not seen in threads that are not muted, the oldest first, with who wrote them. */
function findUnread({ tx }: Work, personId: string, which: ReturnType<typeof eq>) {
  return tx
    .select({ row: message, author: person })
    .from(message)
    .innerJoin(
      thread_participant,
      and(eq(thread_participant.thread_id, message.thread_id), eq(thread_participant.person_id, personId)),
    )
    .leftJoin(person, eq(person.id, message.author_id))
    .where(and(which, isUnread, isNull(thread_participant.muted_at), lte(message.created_at, sql`now()`)))
    .orderBy(asc(message.created_at), asc(message.id));
}
