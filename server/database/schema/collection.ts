import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, refersTo } from './columns.ts';
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
