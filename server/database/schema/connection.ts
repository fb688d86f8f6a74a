import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment, updatedAt } from './columns.ts';
import { person } from './person.ts';
import { stakeholder } from './stakeholder.ts';

/**
 * A connection between two people, or between organisations. Either end is a person, who for an organisation acts
 * in its name: then `from_stakeholder_id` or `to_stakeholder_id` is set, and `to_person_id` is empty until somebody of
 * that organisation answers. One row for the two ends, whatever became of it; the words of its states for each end are
 * in shared/domain/connection.ts.
 */
export const connection = pgTable(
  'connection',
  {
    id: id(),
    from_person_id: belongsTo('from_person_id', () => person.id),
    from_stakeholder_id: uuid('from_stakeholder_id').references(() => stakeholder.id, {
      onDelete: 'cascade',
    }),
    to_person_id: uuid('to_person_id').references(() => person.id, { onDelete: 'cascade' }),
    to_stakeholder_id: uuid('to_stakeholder_id').references(() => stakeholder.id, { onDelete: 'cascade' }),
    /** Why: to get to know each other, mentoring, investment, partnership, hiring, other. */
    purpose: text('purpose').notNull().default(''),
    note: text('note').notNull().default(''),
    state: text('state').notNull(),
    /** When the present invitation was sent; it lapses 90 days later, and may be sent again 21 days later. */
    invited_at: moment('invited_at').notNull().default(sql`now()`),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('connection_people')
      .on(
        sql`least(${t.from_person_id}, ${t.to_person_id})`,
        sql`greatest(${t.from_person_id}, ${t.to_person_id})`,
      )
      .where(sql`${t.from_stakeholder_id} is null and ${t.to_stakeholder_id} is null`),
    uniqueIndex('connection_to_organisation')
      .on(sql`coalesce(${t.from_stakeholder_id}, ${t.from_person_id})`, t.to_stakeholder_id)
      .where(sql`${t.to_stakeholder_id} is not null`),
    index('connection_to').on(t.to_person_id, t.state),
    index('connection_to_stakeholder').on(t.to_stakeholder_id, t.state),
    index('connection_from').on(t.from_person_id, t.state),
    index('connection_from_stakeholder').on(t.from_stakeholder_id, t.state),
    check(
      'connection_state',
      sql`${t.state} in ('invited', 'approved', 'ignored', 'withdrawn', 'expired', 'disconnected')`,
    ),
    check('connection_to_somebody', sql`${t.to_person_id} is not null or ${t.to_stakeholder_id} is not null`),
    check('connection_not_own', sql`${t.from_person_id} <> ${t.to_person_id} or ${t.to_person_id} is null`),
  ],
);

/** Whom a person does not want to hear from; the other is never told. */
export const person_block = pgTable(
  'person_block',
  {
    person_id: belongsTo('person_id', () => person.id),
    blocked_id: belongsTo('blocked_id', () => person.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.blocked_id] }),
    index('person_block_blocked').on(t.blocked_id),
    check('person_block_other', sql`${t.person_id} <> ${t.blocked_id}`),
  ],
);
