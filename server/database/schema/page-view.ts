import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../shared/i18n/languages.ts';
import { belongsTo } from './columns.ts';
import { stakeholder } from './stakeholder.ts';

/** How often a page was opened on a day, by nobody in particular: no person, address or device is kept. */
export const page_view = pgTable(
  'page_view',
  {
    /** By the zone of the country. */
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

/** How often the public page of a record was opened on a day, for its owners: by nobody in particular, as above. */
export const stakeholder_view = pgTable(
  'stakeholder_view',
  {
    /** By the zone of the country. */
    day: date('day', { mode: 'string' }).notNull(),
    stakeholder_id: belongsTo('stakeholder_id', () => stakeholder.id),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.stakeholder_id, t.day] })],
);
