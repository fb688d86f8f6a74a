import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Attachment, MessageItem } from '#shared/contracts/inbox.contract.ts';
import { attachmentPath, MESSAGES_A_PAGE } from '#shared/domain/inbox.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';
import { message, message_attachment } from '../../database/schema/inbox.ts';
import { findParties, presentPersonParty } from '../connection/party.ts';
import type { FileRow } from '../file/file.queries.ts';
import { wordsOf } from '../submission/review-words.ts';
import type { MessageRow } from './find-threads.ts';

/** The newest messages of a thread, or those before one of them, the oldest first; one more than a page tells of more. */
export async function findMessages(db: Queryable, threadId: string, before: string | undefined) {
  const rows = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.thread_id, threadId),
        lte(message.created_at, sql`now()`),
        // By the database alone: a moment that comes back from here has lost its microseconds.
        before
          ? sql`(${message.created_at}, ${message.id}) < (select m.created_at, m.id from message m where m.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(message.created_at), desc(message.id))
    .limit(MESSAGES_A_PAGE + 1);
  return { rows: rows.slice(0, MESSAGES_A_PAGE).reverse(), has_earlier: rows.length > MESSAGES_A_PAGE };
}

/** Messages for a reader of the thread. What the desk took away keeps its place without its words. */
export async function presentMessages(
  db: Queryable,
  me: string,
  rows: readonly MessageRow[],
  language: Language,
): Promise<MessageItem[]> {
  if (rows.length === 0) return [];
  const [{ people }, files] = await Promise.all([
    findParties(
      db,
      rows.map(({ author_id }) => author_id),
      [],
    ),
    findAttachments(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const author = row.author_kind === 'person' ? people.get(row.author_id ?? '') : undefined;
    const isHidden = row.deleted_at !== null;
    return {
      id: row.id,
      uuid: row.id,
      author: author?.status === 'active' ? presentPersonParty(author, 'none') : null,
      author_kind: row.author_kind === 'desk' ? 'desk' : 'person',
      is_own: row.author_kind === 'person' && row.author_id === me,
      body: isHidden ? '' : wordsOf(row, language),
      is_hidden: isHidden,
      attachments: isHidden
        ? []
        : files
            .filter((one) => one.message_id === row.id)
            .map((one) => presentAttachment(row.thread_id, one.row)),
      created_at: row.created_at.toISOString(),
      client_key: row.client_key,
    };
  });
}

function findAttachments(db: Queryable, messageIds: readonly string[]) {
  return db
    .select({ message_id: message_attachment.message_id, row: file })
    .from(message_attachment)
    .innerJoin(file, eq(file.id, message_attachment.file_id))
    .where(inArray(message_attachment.message_id, [...messageIds]))
    .orderBy(asc(file.created_at), asc(file.id));
}

export function presentAttachment(threadId: string, row: FileRow): Attachment {
  const { id, name, media_type, bytes, width, height } = row;
  return { id, name, media_type, bytes, width, height, url: attachmentPath(threadId, id) };
}
