import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../shared/i18n/languages.ts';
import { belongsTo, createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { person } from './person.ts';
import { event, program } from './publication.ts';
import { stakeholder } from './stakeholder.ts';

/** The values a submission proposes, keyed by the field names of shared/domain/listing/forms.ts. */
export type Payload = Record<string, string | string[]>;

/** A form somebody has begun and not sent. The secret of its address is kept as a hash only. */
export const listing_draft = pgTable(
  'listing_draft',
  {
    id: id(),
    secret_hash: text('secret_hash').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Payload>().notNull().default({}),
    steps_done: text('steps_done').array().notNull().default(sql`'{}'`),
    submission_id: uuid('submission_id'),
    /** Hash of the network or the person that began it: whoever keeps most gives way when there is no room. */
    begun_by: text('begun_by').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('listing_draft_secret').on(t.secret_hash),
    index('listing_draft_updated').on(t.updated_at),
  ],
);

/** One request to the desk, through all its rounds. Its life is the table in shared/domain/cases/submission.ts. */
export const submission = pgTable(
  'submission',
  {
    id: id(),
    reference: text('reference').notNull(),
    /** What is asked: `listing` (a new page), `change` (an approved page), later `program`, `event`, `claim`. */
    kind: text('kind').notNull(),
    /** startup, mentor, investor, eso, other, program, event. */
    subject_kind: text('subject_kind').notNull(),
    type_slug: text('type_slug'),
    stakeholder_id: refersTo('stakeholder_id', () => stakeholder.id),
    /** What an approved suggestion became. */
    program_id: refersTo('program_id', () => program.id),
    event_id: refersTo('event_id', () => event.id),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull().default(''),
    payload: jsonb('payload').$type<Payload>().notNull(),
    status: text('status').notNull().default('draft'),
    round: integer('round').notNull().default(1),
    version: integer('version').notNull().default(1),
    /** What the queue shows at a glance, worked out when the request is sent: duplicate, domain_match, women_led. */
    flags: text('flags').array().notNull().default(sql`'{}'`),
    requester_name: text('requester_name').notNull().default(''),
    requester_email: text('requester_email').notNull(),
    requester_language: text('requester_language').$type<Language>().notNull().default('en'),
    person_id: refersTo('person_id', () => person.id),
    email_verified_at: moment('email_verified_at'),
    assignee_id: refersTo('assignee_id', () => person.id),
    assigned_at: moment('assigned_at'),
    submitted_at: moment('submitted_at'),
    /** Since when it has been the turn of whoever's turn it is. */
    waiting_since: moment('waiting_since').notNull().default(sql`now()`),
    decided_at: moment('decided_at'),
    decided_by: refersTo('decided_by', () => person.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('submission_reference_key').on(t.reference),
    index('submission_queue').on(t.status, t.waiting_since),
    index('submission_stakeholder').on(t.stakeholder_id),
    index('submission_person').on(t.person_id),
    // A page has one request of its owners at a time: its first review, or one set of changes.
    uniqueIndex('submission_open_profile')
      .on(t.stakeholder_id)
      .where(sql`${t.kind} in ('profile', 'change') and ${t.status} in ('draft', 'reviewing', 'returned')`),
    check('submission_language', sql`${t.requester_language} in ('en', 'km')`),
    check('submission_kind', sql`${t.kind} in ('listing', 'change', 'profile', 'program', 'event', 'claim')`),
    check(
      'submission_status',
      sql`${t.status} in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived', 'withdrawn')`,
    ),
  ],
);

/** How the names of a request sound, for the search box of the desk; renewed from the request when its names change. */
export const submission_document = pgTable('submission_document', {
  submission_id: uuid('submission_id')
    .primaryKey()
    .references(() => submission.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  name_kh: text('name_kh').notNull(),
  /** `romanKey` of both names, one a line. */
  sounds: text('sounds').notNull(),
});

/** Append-only: each transition with the values as they were then, so that rounds can be compared. */
export const submission_event = pgTable(
  'submission_event',
  {
    id: id(),
    submission_id: belongsTo('submission_id', () => submission.id),
    verb: text('verb').notNull(),
    from_status: text('from_status').notNull(),
    to_status: text('to_status').notNull(),
    round: integer('round').notNull(),
    actor_id: refersTo('actor_id', () => person.id),
    actor_kind: text('actor_kind').notNull(),
    reason: text('reason').notNull().default(''),
    payload: jsonb('payload').$type<Payload>(),
    created_at: createdAt(),
  },
  (t) => [index('submission_event_submission').on(t.submission_id, t.created_at)],
);

/** What a reviewer asks of the requester, pinned to a field or (field null) to the whole. */
export const submission_message = pgTable(
  'submission_message',
  {
    id: id(),
    submission_id: belongsTo('submission_id', () => submission.id),
    round: integer('round').notNull(),
    field: text('field'),
    body: text('body').notNull(),
    body_kh: text('body_kh').notNull().default(''),
    author_id: refersTo('author_id', () => person.id),
    answer: text('answer').notNull().default(''),
    fixed_at: moment('fixed_at'),
    created_at: createdAt(),
  },
  (t) => [index('submission_message_submission').on(t.submission_id, t.round)],
);

/**
 * One-purpose secrets sent by mail: `verify` (six digits, few tries), `follow` (the link to status and mending) and
 * `sharing` (the link that first confirms the address of a suggestion and then shows its status).
 */
export const submission_token = pgTable(
  'submission_token',
  {
    id: id(),
    submission_id: belongsTo('submission_id', () => submission.id),
    purpose: text('purpose').notNull(),
    secret_hash: text('secret_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('submission_token_secret').on(t.secret_hash),
    index('submission_token_submission').on(t.submission_id, t.purpose),
    check('submission_token_purpose', sql`${t.purpose} in ('verify', 'follow', 'sharing')`),
  ],
);

/** Edits of an approved page that wait for a decision; `base_version` guards against deciding on a page that moved. */
export const change_set = pgTable(
  'change_set',
  {
    id: id(),
    stakeholder_id: belongsTo('stakeholder_id', () => stakeholder.id),
    submission_id: uuid('submission_id').references(() => submission.id, { onDelete: 'cascade' }),
    base_version: integer('base_version').notNull(),
    changes: jsonb('changes').$type<Record<string, { was: unknown; now: unknown }>>().notNull(),
    /** Guards against two owners who write over each other. */
    version: integer('version').notNull().default(1),
    applied_at: moment('applied_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('change_set_stakeholder').on(t.stakeholder_id),
    uniqueIndex('change_set_submission').on(t.submission_id),
  ],
);

/**
 * One decision on many cases of a kind. It waits ten minutes, in which whoever took it can take it back; then each is
 * decided on its own, and `results` says how each went.
 */
export const bulk_decision = pgTable(
  'bulk_decision',
  {
    id: id(),
    case_kind: text('case_kind').notNull().default('submission'),
    verb: text('verb').notNull(),
    reason: text('reason').notNull().default(''),
    /** The cases with the version that was looked at; 0 where a kind has none. */
    items: jsonb('items').$type<{ id: string; version: number }[]>().notNull(),
    results: jsonb('results').$type<Record<string, string>>().notNull().default({}),
    state: text('state').notNull().default('waiting'),
    actor_id: belongsTo('actor_id', () => person.id),
    /** The colleague who agreed, where one has to. */
    agreed_by: refersTo('agreed_by', () => person.id),
    run_at: moment('run_at').notNull(),
    done_at: moment('done_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('bulk_decision_state').on(t.state, t.run_at),
    check('bulk_decision_kind', sql`${t.case_kind} in ('submission', 'report', 'correction')`),
    check('bulk_decision_state_check', sql`${t.state} in ('proposed', 'waiting', 'cancelled', 'done')`),
    check(
      'bulk_decision_verb',
      sql`${t.verb} in ('approve', 'reject', 'archive', 'dismiss', 'accept', 'decline')`,
    ),
  ],
);
