import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../shared/i18n/languages.ts';
import { createdAt, id, moment } from './columns.ts';

/** Append-only record of every change of state. A trigger refuses update and delete. */
export const audit_entry = pgTable(
  'audit_entry',
  {
    id: id(),
    /** `{entity}.{verb}`, e.g. `submission.approve`. */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entity_id: uuid('entity_id'),
    actor_id: uuid('actor_id'),
    actor_kind: text('actor_kind').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    request_id: text('request_id').notNull().default(''),
    ip_hash: text('ip_hash').notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    index('audit_entry_entity').on(t.entity, t.entity_id),
    index('audit_entry_created').on(t.created_at),
    index('audit_entry_action').on(t.action),
    index('audit_entry_request').on(t.request_id),
  ],
);

/**
 * Append-only: the chain over the entries. Each link holds the hash of its entry and of the link before, so that an entry that is
 * changed, taken out or slipped in later is found (server/audit/chain). Made soon after the entry, never with it: writes
 * would have to wait for one another.
 */
export const audit_link = pgTable('audit_link', {
  position: integer('position').primaryKey(),
  entry_id: uuid('entry_id').notNull().unique(),
  hash: text('hash').notNull(),
});

/** Append-only: where the chain stood on a day, signed. Whoever makes the chain anew cannot sign what it was. */
export const audit_head = pgTable('audit_head', {
  day: date('day').primaryKey(),
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
  /** Ed25519, base64url, of day, position and hash. */
  signature: text('signature').notNull(),
  /** The public key it is checked with: one made from the program's secret of then. */
  key: text('key').notNull(),
  created_at: createdAt(),
});

/** Mails as they were or will be sent; written in the transaction that causes them. */
export const mail_outbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    template: text('template').notNull(),
    language: text('language').$type<Language>().notNull(),
    to_email: text('to_email').notNull(),
    /** Without the code that the mail as it is sent may name. */
    subject: text('subject').notNull(),
    /** The whole mail, encrypted (server/mail/sealed-mail.ts); in rows of before its text, with `html` beside it. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Only in rows of before: where the reader turns such mails off, said in the head of the mail too (RFC 8058). */
    unsubscribe_url: text('unsubscribe_url').notNull().default(''),
    /** What it is about, so that an undone decision can take its mail back. */
    about_id: uuid('about_id'),
    status: text('status').notNull().default('waiting'),
    send_after: moment('send_after').notNull().default(sql`now()`),
    sent_at: moment('sent_at'),
    tries: integer('tries').notNull().default(0),
    last_error: text('last_error').notNull().default(''),
    /** When the mail server did not take it for the first time: from then on it is tried for days, not from when it was due. */
    first_refused_at: moment('first_refused_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('mail_outbox_status').on(t.status, t.send_after),
    index('mail_outbox_about').on(t.about_id),
    check('mail_outbox_language', sql`${t.language} in ('en', 'km')`),
    check('mail_outbox_status_check', sql`${t.status} in ('waiting', 'sent', 'cancelled', 'failed')`),
  ],
);

/** Answers already given to a write, by the key its sender chose, so that a double submit changes nothing. */
export const idempotency_key = pgTable(
  'idempotency_key',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_key_created').on(t.created_at),
    index('idempotency_key_key').on(t.key),
  ],
);

/** A change of a text of the interface at the desk; the highest version of a key and language is what is said now. */
export const wording_change = pgTable(
  'wording_change',
  {
    language: text('language').notNull(),
    key: text('key').notNull(),
    /** Guards against two who change the same text: each number is there once. */
    version: integer('version').notNull(),
    /** Null: the text of the release is said again. */
    text: text('text'),
    changed_by: uuid('changed_by'),
    changed_at: moment('changed_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.key, t.version] }),
    check('wording_change_language', sql`${t.language} in ('en', 'km')`),
  ],
);

/** A value staff changed at run time; one without a row has its default (shared/domain/setting.ts). */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  /** Guards against two who change the same value. */
  version: integer('version').notNull().default(1),
  updated_by: uuid('updated_by'),
  updated_at: moment('updated_at').notNull().default(sql`now()`),
});
