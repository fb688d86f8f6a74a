import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../shared/i18n/languages.ts';
import { createdAt, id, moment } from './columns.ts';

/** An address that asked for the newsletter. Forgotten when nobody confirms it, and some time after it left. */
export const newsletter_subscriber = pgTable(
  'newsletter_subscriber',
  {
    id: id(),
    /** In small letters. */
    email: text('email').notNull(),
    /** Language of the page where it was asked for. */
    language: text('language').$type<Language>().notNull().default('en'),
    state: text('state').notNull().default('waiting'),
    /** Of this round: the link that confirms is good for it alone. */
    asked_at: moment('asked_at').notNull().default(sql`now()`),
    /** When the last mail about it was written. */
    mailed_at: moment('mailed_at').notNull().default(sql`now()`),
    confirmed_at: moment('confirmed_at'),
    left_at: moment('left_at'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('newsletter_subscriber_email').on(t.email),
    index('newsletter_subscriber_state').on(t.state, t.created_at),
    check('newsletter_subscriber_language', sql`${t.language} in ('en', 'km')`),
    check('newsletter_subscriber_state_check', sql`${t.state} in ('waiting', 'confirmed', 'left')`),
  ],
);
