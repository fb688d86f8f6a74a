import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#shared/i18n/languages.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { person } from './person.ts';
import { stakeholder } from './stakeholder.ts';

/**
 * A tie between two people, or between organisations (B.35, B.54). Either end is a person, who for an organisation acts
 * in its name: then `from_stakeholder_id` or `to_stakeholder_id` is set, and `to_person_id` is empty until somebody of
 * that organisation answers. One row for the two ends, whatever became of it; the words of its states for each end are
 * in shared/domain/connection.ts.
 */
export const connection = pgTable(
  'connection',
  {
    id: id(),
    from_person_id: uuid('from_person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
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
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    blocked_id: uuid('blocked_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.blocked_id] }),
    index('person_block_blocked').on(t.blocked_id),
    check('person_block_other', sql`${t.person_id} <> ${t.blocked_id}`),
  ],
);

/** Something a person finds wrong with a person, a page or a message, for the desk to look at. */
export const report = pgTable(
  'report',
  {
    id: id(),
    reference: text('reference').notNull(),
    reporter_id: uuid('reporter_id').references(() => person.id, { onDelete: 'set null' }),
    /** Nobody was signed in who sent it. */
    by_visitor: boolean('by_visitor').notNull().default(false),
    /** Where the outcome is told, if they left an address, and in which language. */
    email: text('email').notNull().default(''),
    language: text('language').$type<Language>().notNull().default('en'),
    /** person, stakeholder, message, thread, program, event or resource. */
    subject_kind: text('subject_kind').notNull(),
    subject_id: uuid('subject_id').notNull(),
    /** Reasons: shared/domain/report.ts. */
    reason: text('reason').notNull(),
    description: text('description').notNull().default(''),
    /** What was reported, as it read then: names, text, path. */
    evidence: jsonb('evidence').$type<Record<string, string>>().notNull().default({}),
    state: text('state').notNull().default('open'),
    assignee_id: uuid('assignee_id').references(() => person.id, { onDelete: 'set null' }),
    decided_by: uuid('decided_by').references(() => person.id, { onDelete: 'set null' }),
    decided_at: moment('decided_at'),
    /** What the desk did and why, for itself. */
    decision: text('decision').notNull().default(''),
    /** What followed from it: shared/domain/report.ts. */
    measure: text('measure').notNull().default('none'),
    /** Whether this decision took something away that was there; until it is put back. */
    took: boolean('took').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('report_reference').on(t.reference),
    index('report_state').on(t.state, t.created_at),
    index('report_subject').on(t.subject_kind, t.subject_id),
    check('report_state_check', sql`${t.state} in ('open', 'upheld', 'dismissed')`),
  ],
);
