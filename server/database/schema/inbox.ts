import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment, refersTo } from './columns.ts';
import { connection } from './connection.ts';
import { file } from './file.ts';
import { person } from './person.ts';
import { stakeholder, stakeholder_member } from './stakeholder.ts';
import { submission } from './submission.ts';

/** A decision of the desk: its key, and the values of its sentence. */
export interface ReviewSays {
  key: 'approved' | 'rejected' | 'returned';
  subject_kind: string;
  name: string;
  name_kh: string;
  reason: string;
  /** What is asked, and of which field; null: of the whole. */
  messages: { field: string | null; body: string; body_kh: string }[];
}

/** One subject of an inbox: a review, an invitation, or a conversation of people who are connected. */
export const thread = pgTable(
  'thread',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Of a review: the request it is about. */
    submission_id: uuid('submission_id').references(() => submission.id, { onDelete: 'cascade' }),
    /** Of an invitation: to connect, or into a team. */
    connection_id: uuid('connection_id').references(() => connection.id, { onDelete: 'cascade' }),
    stakeholder_member_id: uuid('stakeholder_member_id').references(() => stakeholder_member.id, {
      onDelete: 'cascade',
    }),
    /** The organisation in whose name it is led, if any. */
    stakeholder_id: refersTo('stakeholder_id', () => stakeholder.id),
    subject: text('subject').notNull().default(''),
    last_message_at: moment('last_message_at').notNull().default(sql`now()`),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('thread_submission').on(t.submission_id),
    uniqueIndex('thread_connection').on(t.connection_id, t.kind),
    uniqueIndex('thread_member').on(t.stakeholder_member_id),
    index('thread_last').on(t.last_message_at),
    check('thread_kind', sql`${t.kind} in ('review', 'invitation', 'conversation')`),
  ],
);

/** Who reads a thread, how far they have read, and whether they are told of what comes. */
export const thread_participant = pgTable(
  'thread_participant',
  {
    thread_id: belongsTo('thread_id', () => thread.id),
    person_id: belongsTo('person_id', () => person.id),
    last_read_at: moment('last_read_at'),
    muted_at: moment('muted_at'),
    archived_at: moment('archived_at'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.thread_id, t.person_id] }),
    index('thread_participant_person').on(t.person_id),
  ],
);

/** What one person wrote. `client_key` is chosen by the sender's page, so that what is sent twice stands once. */
export const message = pgTable(
  'message',
  {
    id: id(),
    thread_id: belongsTo('thread_id', () => thread.id),
    /** null: the desk, or a person who is gone; `author_kind` tells. */
    author_id: refersTo('author_id', () => person.id),
    author_kind: text('author_kind').notNull().default('person'),
    body: text('body').notNull(),
    /** What the site itself says, without a language: it is put into words for each reader. `body` is what search finds. */
    says: jsonb('says').$type<ReviewSays>(),
    client_key: text('client_key').notNull(),
    created_at: createdAt(),
    deleted_at: moment('deleted_at'),
  },
  (t) => [
    uniqueIndex('message_client_key').on(t.thread_id, t.author_id, t.client_key),
    index('message_thread').on(t.thread_id, t.created_at),
    check('message_author_kind', sql`${t.author_kind} in ('person', 'desk')`),
  ],
);

/** A file sent with a message; only the thread's readers get it. */
export const message_attachment = pgTable(
  'message_attachment',
  {
    message_id: belongsTo('message_id', () => message.id),
    file_id: belongsTo('file_id', () => file.id),
  },
  (t) => [primaryKey({ columns: [t.message_id, t.file_id] })],
);
