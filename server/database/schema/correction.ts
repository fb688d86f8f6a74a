import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/i18n/languages.ts';
import { createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { person } from './person.ts';

/** What somebody says is right on a public page. Its life is the table in shared/domain/cases/correction.ts. */
export const correction = pgTable(
  'correction',
  {
    id: id(),
    reference: text('reference').notNull(),
    /** stakeholder, program, event or resource. */
    subject_kind: text('subject_kind').notNull(),
    subject_id: uuid('subject_id').notNull(),
    /** What the page was called, and its path, then. */
    name: text('name').notNull().default(''),
    name_kh: text('name_kh').notNull().default(''),
    path: text('path').notNull(),
    /** What stands there, what is right, and where that can be seen. */
    fact: text('fact').notNull(),
    correct: text('correct').notNull(),
    source: text('source').notNull(),
    requester_id: refersTo('requester_id', () => person.id),
    email: text('email').notNull().default(''),
    language: text('language').$type<Language>().notNull().default('en'),
    state: text('state').notNull().default('open'),
    assignee_id: refersTo('assignee_id', () => person.id),
    /** What the requester is told; by whom, and as what: owner or desk. */
    answer: text('answer').notNull().default(''),
    decided_as: text('decided_as'),
    decided_by: refersTo('decided_by', () => person.id),
    decided_at: moment('decided_at'),
    /** By what the letter about the answer is found. */
    letter_id: uuid('letter_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('correction_reference').on(t.reference),
    index('correction_state').on(t.state, t.created_at),
    index('correction_subject').on(t.subject_kind, t.subject_id),
    check('correction_state_check', sql`${t.state} in ('open', 'accepted', 'declined')`),
  ],
);
