import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/i18n/languages.ts';
import { createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { person } from './person.ts';

/** Something a person finds wrong with a person, a page or a message, for the desk to look at. */
export const report = pgTable(
  'report',
  {
    id: id(),
    reference: text('reference').notNull(),
    reporter_id: refersTo('reporter_id', () => person.id),
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
    assignee_id: refersTo('assignee_id', () => person.id),
    decided_by: refersTo('decided_by', () => person.id),
    decided_at: moment('decided_at'),
    /** What the desk did and why, for itself. */
    decision: text('decision').notNull().default(''),
    /** What followed from it: shared/domain/report.ts. */
    measure: text('measure').notNull().default('none'),
    /** Whether this decision took something away that was there; until it is put back. */
    removed: boolean('took').notNull().default(false),
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
