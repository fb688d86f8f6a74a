import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { writeMessage as contract, MessageItem } from '#shared/contracts/inbox.contract.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import { recordAudit } from '../../audit/record.ts';
import { connection } from '../../database/schema/connection.ts';
import { file } from '../../database/schema/file.ts';
import { message, message_attachment, thread, thread_participant } from '../../database/schema/inbox.ts';
import { notification } from '../../database/schema/notification.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { noticesOf } from '../../notify/counts-changed.ts';
import { notify } from '../../notify/notify.ts';
import { peopleAt } from '../connection/acting.ts';
import { findBlocks } from '../connection/connection.queries.ts';
import { countUnreadIn } from '../thread/count-unread.ts';
import { letRead } from '../thread/open-thread.ts';
import { ATTACHMENT_PURPOSE } from './attachments.ts';
import { settleMessages } from './change-thread.ts';
import type { MessageRow } from './find-threads.ts';
import type { MessageMailOrder } from './mail-messages.ts';
import { presentMessages } from './messages.ts';
import { readThread } from './read-thread.ts';
import { excerptOf } from './read-threads.ts';

/** How long a message may be read on the site before it goes by mail. */
const MAIL_WAITS_MS = 2 * 60_000;

/** Writes a message into a conversation of people who are connected. Sent twice by the same key it stands once. */
export const writeMessage: Handler<typeof contract> = async ({ params, body }, context) => {
  const me = signedIn(context).id;
  const row = await inTransaction(context, async (work) => {
    const { found, item, about } = await readThread(work.tx, me, params.id);
    await work.tx.select().from(thread).where(eq(thread.id, params.id)).for('update');
    const twin = await findTwin(work, params.id, me, body.client_key);
    if (twin) return twin;
    const link = about.connections.get(found.row.connection_id ?? '');
    if (item.kind !== 'conversation' || !link?.can.message) {
      throw new Problem('conflict', { messageKey: 'inbox:problem.closed' });
    }
    const readers = await readersOf(work, found.row.connection_id!, params.id);
    const others = readers.filter((id) => id !== me);
    const unseen = await whoseUnread(work, others, params.id);
    const written = await write(work, params.id, body);
    await tellReaders(work, written, others, unseen);
    await markOwnRead(work, me, params.id);
    await recordAudit(work, { action: 'message.write', entity_id: written.id });
    return written;
  });
  const [item] = await presentMessages(context.services.database.db, me, [row], context.language);
  return item as MessageItem;
};

async function findTwin({ tx }: Work, thread_id: string, me: string, key: string) {
  const [twin] = await tx
    .select()
    .from(message)
    .where(and(eq(message.thread_id, thread_id), eq(message.author_id, me), eq(message.client_key, key)));
  return twin;
}

/** Everybody at the two ends now: whoever joined an organisation's team since reads along from here. */
async function readersOf(work: Work, connectionId: string, threadId: string): Promise<string[]> {
  const [row] = await work.tx.select().from(connection).where(eq(connection.id, connectionId));
  const people = row
    ? [...(await peopleAt(work.tx, row, 'from')), ...(await peopleAt(work.tx, row, 'to'))]
    : [];
  await letRead(work, threadId, people);
  return [...new Set(people)];
}

async function write(
  work: Work,
  thread_id: string,
  { body, client_key, files }: { body: string; client_key: string; files: readonly string[] },
): Promise<MessageRow> {
  const me = signedIn(work.context).id;
  const [row] = await work.tx
    .insert(message)
    // Not the transaction's moment: it may have waited for another message, and whoever read meanwhile has not seen this one.
    .values({ thread_id, author_id: me, body, client_key, created_at: sql`clock_timestamp()` })
    .returning();
  await work.tx.update(thread).set({ last_message_at: row!.created_at }).where(eq(thread.id, thread_id));
  if (files.length > 0) await attach(work, row!, files);
  return row!;
}

/** Only files the writer uploaded for this thread and has not sent yet. */
async function attach({ tx, context }: Work, row: MessageRow, files: readonly string[]): Promise<void> {
  const me = signedIn(context).id;
  const sent = tx.select({ id: message_attachment.file_id }).from(message_attachment);
  const own = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      and(
        inArray(file.id, [...files]),
        eq(file.owner_id, me),
        eq(file.purpose, ATTACHMENT_PURPOSE),
        notInArray(file.id, sent),
      ),
    );
  if (own.length !== new Set(files).size) {
    throw new Problem('invalid', { fields: { files: [{ key: 'upload_failed' }] } });
  }
  await tx.insert(message_attachment).values(own.map(({ id }) => ({ message_id: row.id, file_id: id })));
}

/** Who of these had something unseen in the thread already: they have been told, and are mailed no second time. */
async function whoseUnread({ tx }: Work, people: readonly string[], threadId: string): Promise<Set<string>> {
  const unseen = new Set<string>();
  for (const id of people) {
    if (((await countUnreadIn(tx, id, [threadId])).get(threadId) ?? 0) > 0) unseen.add(id);
  }
  return unseen;
}

async function tellReaders(
  work: Work,
  row: MessageRow,
  others: readonly string[],
  unseen: ReadonlySet<string>,
): Promise<void> {
  const me = signedIn(work.context).id;
  if (others.length === 0) return;
  const { blocking } = await findBlocks(work.tx, me, others);
  const readers = await work.tx
    .select()
    .from(thread_participant)
    .where(
      and(
        eq(thread_participant.thread_id, row.thread_id),
        inArray(thread_participant.person_id, [...others]),
        isNull(thread_participant.muted_at),
      ),
    );
  for (const { person_id } of readers) {
    if (blocking.has(person_id)) continue;
    const note = excerptOf(row.body);
    if (unseen.has(person_id) && (await renewNotice(work, person_id, row, note))) continue;
    await notify(work, {
      person_id,
      kind: 'message',
      actor_id: me,
      object_id: row.thread_id,
      params: note ? { note } : {},
      link: threadPath(row.thread_id),
      quiet: unseen.has(person_id),
      mailBy: () => mailLater(work, { person_id, message_id: row.id }),
    });
  }
  work.changes(...others.map(noticesOf));
}

/** Whoever has the thread open reads it before the mail is due; whoever writes more before that is told of in the same one. */
function mailLater(work: Work, order: MessageMailOrder): Promise<void> {
  const startAfter = new Date(Date.now() + MAIL_WAITS_MS);
  return work.context.services.jobs.enqueue(work, 'inbox.mail', order, { startAfter });
}

/** One line tells of a thread, however many messages came: the one that has not been read tells of the newest. */
async function renewNotice({ tx }: Work, person_id: string, row: MessageRow, note: string): Promise<boolean> {
  const renewed = await tx
    .update(notification)
    .set({ created_at: sql`now()`, actor_id: row.author_id, params: note ? { note } : {} })
    .where(
      and(
        eq(notification.person_id, person_id),
        eq(notification.kind, 'message'),
        eq(notification.object_id, row.thread_id),
        isNull(notification.read_at),
      ),
    )
    .returning({ id: notification.id });
  return renewed.length > 0;
}

/** Whoever answers has read. */
async function markOwnRead(work: Work, me: string, threadId: string): Promise<void> {
  await work.tx
    .update(thread_participant)
    .set({ last_read_at: sql`now()` })
    .where(and(eq(thread_participant.thread_id, threadId), eq(thread_participant.person_id, me)));
  await settleMessages(work, me, threadId);
  work.changes(noticesOf(me));
}
