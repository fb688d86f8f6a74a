import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../shared/i18n/languages.ts';
import { belongsTo, createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { person } from './person.ts';

/** A message sent with the contact form. Categories: shared/domain/contact-categories.ts. */
export const contact_message = pgTable(
  'contact_message',
  {
    id: id(),
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    /** Path on this site that the message is about; empty when it is about nothing in particular. */
    about: text('about').notNull().default(''),
    language: text('language').$type<Language>().notNull().default('en'),
    person_id: refersTo('person_id', () => person.id),
    status: text('status').notNull().default('open'),
    assignee_id: refersTo('assignee_id', () => person.id),
    answered_at: moment('answered_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('contact_message_reference').on(t.reference),
    index('contact_message_status').on(t.status, t.created_at),
    check('contact_message_language', sql`${t.language} in ('en', 'km')`),
    check('contact_message_status_check', sql`${t.status} in ('open', 'answered', 'closed')`),
  ],
);

/** What the desk answered: a reply that left by mail. Append-only. */
export const contact_reply = pgTable(
  'contact_reply',
  {
    id: id(),
    message_id: belongsTo('message_id', () => contact_message.id),
    body: text('body').notNull(),
    author_id: refersTo('author_id', () => person.id),
    created_at: createdAt(),
  },
  (t) => [index('contact_reply_message').on(t.message_id, t.created_at)],
);
