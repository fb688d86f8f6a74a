import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../shared/i18n/languages.ts';

/** How often a page was opened on a day, by nobody in particular: no person, address or device is kept (B.81). */
export const page_view = pgTable(
  'page_view',
  {
    /** In Phnom Penh. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The route, e.g. `/program/:id`. */
    page: text('page').notNull(),
    language: text('language').$type<Language>().notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.page, t.language] }),
    check('page_view_language', sql`${t.language} in ('en', 'km')`),
  ],
);
