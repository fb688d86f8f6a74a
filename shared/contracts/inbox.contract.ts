import { z } from 'zod';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '../constants.ts';
import { ATTACHMENTS_MAX, MESSAGE_MAX, THREAD_KINDS } from '../domain/inbox.ts';
import { INBOX_LIST } from '../domain/inbox-list.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import { connection, party } from './connection.contract.ts';
import { defineContract } from './contract.ts';
import { storedImage, upload } from './file.contract.ts';
import { isoMoment, listOf, pageQuery, queryOf, uuid } from './list.ts';
import { addProblem, optionalRuleText } from './rule-schema.ts';

/** A file of a message; its `url` is answered to readers of the thread only. */
const attachment = storedImage;
export type Attachment = z.infer<typeof attachment>;

export const message = z.object({
  id: uuid,
  uuid,
  /** null: the desk, or a person who is gone. */
  author: party.nullable(),
  author_kind: z.enum(['person', 'desk']),
  is_own: z.boolean(),
  body: z.string(),
  /** The desk took it away. */
  is_hidden: z.boolean(),
  attachments: z.array(attachment),
  created_at: isoMoment,
  client_key: z.string(),
});
export type MessageItem = z.infer<typeof message>;

/** An invitation into a team, as its thread shows it. */
const teamInvitation = z.object({
  id: uuid,
  stakeholder_id: uuid,
  name: z.string(),
  name_kh: z.string(),
  role: z.enum(ORGANISATION_ROLES),
  state: z.string(),
  note: z.string(),
  is_own: z.boolean(),
  expires_at: isoMoment.nullable(),
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
});

const reviewSubject = z.object({
  submission_id: uuid,
  reference: z.string(),
  name: z.string(),
  name_kh: z.string(),
  status: z.string(),
  /** Where it is read, answered and sent again. */
  link: z.string().nullable(),
});

/** A thread in the list. */
export const thread = z.object({
  id: uuid,
  uuid,
  kind: z.enum(THREAD_KINDS),
  /** Whom it is with; null: the desk. */
  party: party.nullable(),
  /** The organisation it is led for; null: for the caller alone. */
  acting_for: party.nullable(),
  subject: z.string(),
  subject_kh: z.string(),
  /** The beginning of the newest message. */
  excerpt: z.string(),
  last_message_at: isoMoment,
  /** Of the newest message: the caller wrote it. */
  last_is_own: z.boolean(),
  unread: z.number().int(),
  /** The newest is a decision that asks for nothing. */
  is_news: z.boolean(),
  is_muted: z.boolean(),
  is_archived: z.boolean(),
  /** Waits for an answer of the caller: an open invitation. */
  asks: z.boolean(),
});
export type ThreadItem = z.infer<typeof thread>;
const counts = z.object({ all: z.number().int(), unread: z.number().int(), archived: z.number().int() });

export const listThreads = defineContract({
  id: 'inbox.list',
  summary: 'Threads of the signed-in person, the newest first',
  method: 'GET',
  path: '/base-api/me/inbox/',
  access: 'member',
  query: z.object({
    ...pageQuery,
    ...queryOf(INBOX_LIST),
  }),
  response: z.object({ ...listOf(thread).shape, counts }),
});

const threadPage = z.object({
  thread,
  /** The newest, the oldest of them first. */
  messages: z.array(message),
  /** There are earlier ones: ask with `before` the id of the first. */
  has_earlier: z.boolean(),
  connection: connection.nullable(),
  team_invitation: teamInvitation.nullable(),
  review: reviewSubject.nullable(),
  can: z.object({ write: z.boolean(), report: z.boolean() }),
});
export type ThreadPage = z.infer<typeof threadPage>;
const threadParams = z.object({ id: uuid });

export const getThread = defineContract({
  id: 'inbox.get',
  summary: 'One thread with its newest messages, or those before one of them',
  method: 'GET',
  path: '/base-api/me/inbox/{id}/',
  access: 'member',
  params: threadParams,
  query: z.object({ before: uuid.optional() }),
  response: threadPage,
});

export const changeThread = defineContract({
  id: 'inbox.change',
  summary: 'Marks a thread as read or unread, mutes it, puts it away, for the caller alone',
  method: 'PATCH',
  path: '/base-api/me/inbox/{id}/',
  access: 'member',
  params: threadParams,
  body: z.object({
    is_read: z.boolean().optional(),
    is_muted: z.boolean().optional(),
    is_archived: z.boolean().optional(),
  }),
  response: thread,
});

export const writeMessage = defineContract({
  id: 'inbox.write',
  summary: 'Writes a message; the same client_key sent twice stands once',
  method: 'POST',
  path: '/base-api/me/inbox/{id}/messages/',
  access: 'member',
  params: threadParams,
  body: z
    .object({
      body: optionalRuleText({ max: MESSAGE_MAX }),
      client_key: z.string().regex(/^[\w-]{8,64}$/),
      /** Files uploaded to this thread before. */
      files: z.array(uuid).max(ATTACHMENTS_MAX).default([]),
    })
    .superRefine((value, ctx) => {
      if (value.body === '' && value.files.length === 0) addProblem(ctx, { key: 'required' }, ['body']);
    }),
  response: message,
  status: 201,
});

export const uploadAttachment = defineContract({
  id: 'inbox.upload',
  summary: 'Uploads a file for a message of this thread; nobody else sees it before it is sent',
  method: 'POST',
  path: '/base-api/me/inbox/{id}/files/',
  access: 'member',
  limit: 'upload',
  params: threadParams,
  bodyKind: 'multipart',
  maxBytes: (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES,
  body: z.object({ file: upload }),
  response: attachment,
  status: 201,
});
