import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id } from './columns.ts';
import { person } from './person.ts';

/** What a person keeps for later. `kind` names the table of `object_id`. */
export const saved_item = pgTable(
  'saved_item',
  {
    person_id: belongsTo('person_id', () => person.id),
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

/**
 * The address at which a person's own calendar is read, one for each person. The address is signed: who reads this table
 * does not know it. A new row is a new address, and ends the one before.
 */
export const calendar_link = pgTable('calendar_link', {
  id: id(),
  person_id: uuid('person_id')
    .notNull()
    .unique()
    .references(() => person.id, { onDelete: 'cascade' }),
  created_at: createdAt(),
});
