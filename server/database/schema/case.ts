import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, refersTo } from './columns.ts';
import { person } from './person.ts';

/**
 * A note of the desk to itself on a case of any kind; never leaves it. Goes with its case, by a trigger of each kind's table
 * (`migrations/0042_case_note.sql`).
 */
export const case_note = pgTable(
  'case_note',
  {
    id: id(),
    /** The name of its kind in the audit trail. */
    case_kind: text('case_kind').notNull(),
    case_id: uuid('case_id').notNull(),
    author_id: refersTo('author_id', () => person.id),
    body: text('body').notNull(),
    created_at: createdAt(),
  },
  (t) => [index('case_note_case').on(t.case_kind, t.case_id, t.created_at)],
);
