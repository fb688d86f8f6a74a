import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { person } from './person.ts';

/** What a person keeps for later (B.35). `kind` names the table of `object_id`. */
export const saved_item = pgTable(
  'saved_item',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    object_id: uuid('object_id').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.kind, t.object_id] }),
    index('saved_item_created').on(t.person_id, t.created_at),
    check('saved_item_kind', sql`${t.kind} in ('stakeholder', 'program', 'event', 'resource')`),
  ],
);
