import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { person } from './person.ts';

/** Append-only: every state a record of a collection ever had, so that two can be compared and one brought back. */
export const record_revision = pgTable(
  'record_revision',
  {
    id: id(),
    /** Name of the collection, see shared/domain/collection; `stakeholder` for the directory. */
    collection: text('collection').notNull(),
    record_id: uuid('record_id').notNull(),
    /** The record's version once this was done. */
    version: integer('version').notNull(),
    /** create, update, publish, unpublish, delete, restore, revert, import; of the directory also correct, take-down, put-back. */
    verb: text('verb').notNull(),
    /** Why: out of a list, and in words. */
    cause: text('cause').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** All fields as they were then. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** Names of the fields that differ from the revision before. */
    changed: text('changed').array().notNull(),
    actor_id: refersTo('actor_id', () => person.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('record_revision_key').on(t.collection, t.record_id, t.version),
    index('record_revision_created').on(t.created_at),
  ],
);

/** Filters, order and columns of a desk list that somebody named; `list` is a collection or `review`. */
export const saved_view = pgTable(
  'saved_view',
  {
    id: id(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query part of the list's address, without `?` and page. */
    query: text('query').notNull(),
    /** null: for the whole desk. */
    person_id: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    created_by: refersTo('created_by', () => person.id),
    created_at: createdAt(),
  },
  (t) => [index('saved_view_list').on(t.list, t.person_id)],
);

/** One CSV import: what each row became, so that the whole can be undone. */
export const record_import = pgTable(
  'record_import',
  {
    id: id(),
    collection: text('collection').notNull(),
    file_name: text('file_name').notNull(),
    actor_id: refersTo('actor_id', () => person.id),
    /** A line a row: its number, what was done, the record, the version this import gave it and the sign of a new one. */
    rows: jsonb('rows')
      .$type<{ row: number; did: 'create' | 'update'; record_id: string; version: number; sign?: string }[]>()
      .notNull(),
    undone_at: moment('undone_at'),
    created_at: createdAt(),
  },
  (t) => [index('record_import_collection').on(t.collection, t.created_at)],
);

/** What a public record will say once its changes are published: until then visitors read the record itself. One a record. */
export const working_copy = pgTable(
  'working_copy',
  {
    collection: text('collection').notNull(),
    record_id: uuid('record_id').notNull(),
    /** Counts its own savings: whoever saves over another's is told. */
    version: integer('version').notNull(),
    /** All fields as the record had them when the copy was begun, and as they are to be. */
    base: jsonb('base').$type<Record<string, string | string[]>>().notNull(),
    values: jsonb('values').$type<Record<string, string | string[]>>().notNull(),
    author_id: refersTo('author_id', () => person.id),
    /** When it is published by itself. */
    publish_at: moment('publish_at'),
    /** When that could not be done: it lacked something, or the record had changed in the same field. */
    failed_at: moment('failed_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.record_id] }),
    index('working_copy_publish').on(t.publish_at),
  ],
);

/** When a public record goes off the site by itself. */
export const planned_withdrawal = pgTable(
  'planned_withdrawal',
  {
    collection: text('collection').notNull(),
    record_id: uuid('record_id').notNull(),
    at: moment('at').notNull(),
    created_by: refersTo('created_by', () => person.id),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.record_id] }), index('planned_withdrawal_at').on(t.at)],
);

/** Whether a second person has read what is to be published: a draft, or the working copy of a public record, at one version. */
export const second_reading = pgTable(
  'second_reading',
  {
    collection: text('collection').notNull(),
    record_id: uuid('record_id').notNull(),
    of_copy: boolean('of_copy').notNull(),
    version: integer('version').notNull(),
    asked_of: refersTo('asked_of', () => person.id),
    asked_by: refersTo('asked_by', () => person.id),
    asked_at: moment('asked_at'),
    word: text('word').notNull().default(''),
    agreed_by: refersTo('agreed_by', () => person.id),
    agreed_at: moment('agreed_at'),
  },
  (t) => [primaryKey({ columns: [t.collection, t.record_id] })],
);

/** What a collection asks of those who publish in it. */
export const collection_rule = pgTable('collection_rule', {
  collection: text('collection').primaryKey(),
  second_reader: boolean('second_reader').notNull().default(false),
});
