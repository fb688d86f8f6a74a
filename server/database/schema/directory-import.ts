import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RowProblem } from '#shared/domain/directory-import.ts';
import { createdAt, id, moment, refersTo } from './columns.ts';
import { file } from './file.ts';
import { person } from './person.ts';

/** One file of organisations and people that is brought into the directory. */
export const directory_import = pgTable(
  'directory_import',
  {
    id: id(),
    file_name: text('file_name').notNull(),
    /** The file, until its rows are read. */
    file_id: refersTo('file_id', () => file.id),
    /** See IMPORT_STATES. */
    state: text('state').notNull().default('reading'),
    /** Why the file cannot be read; see IMPORT_FAULTS. */
    fault: text('fault'),
    written: jsonb('written').$type<{ format: 'csv' | 'xlsx'; encoding: string; separator: string }>(),
    headings: text('headings').array().notNull().default([]),
    /** For each heading the field it is taken for; empty: left out. */
    columns: text('columns').array().notNull().default([]),
    /** The category of all rows, where no column says it. */
    category: text('category').notNull().default(''),
    /** How many rows the step under way is through with. */
    passed: integer('passed').notNull().default(0),
    actor_id: refersTo('actor_id', () => person.id),
    created_at: createdAt(),
    done_at: moment('done_at'),
  },
  (t) => [
    index('directory_import_created').on(t.created_at),
    check(
      'directory_import_state',
      sql`${t.state} in ('reading', 'failed', 'matching', 'checking', 'checked', 'running', 'paused', 'done', 'publishing', 'undoing', 'undone')`,
    ),
  ],
);

/** A row of such a file: what it says, what it would do and what it did. */
export const directory_import_row = pgTable(
  'directory_import_row',
  {
    import_id: uuid('import_id')
      .notNull()
      .references(() => directory_import.id, { onDelete: 'cascade' }),
    /** Line of the file it begins at, the heading being 1. */
    line: integer('line').notNull(),
    /** Its cells in the order of the headings; null where they cannot be read. */
    cells: text('cells').array(),
    /** See ROW_WILLS; empty while it is not checked. */
    will: text('will').notNull().default(''),
    kind: text('kind'),
    title: text('title').notNull().default(''),
    /** What it says, by the names of a profile's fields. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull().default({}),
    /** The record it is about, or that it made. */
    record_id: uuid('record_id'),
    changed: text('changed').array().notNull().default([]),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    alike: jsonb('alike').$type<{ id: string; reasons: string[] }[]>().notNull().default([]),
    /** The same row of the same file has it again. */
    sign: text('sign').notNull().default(''),
    /** create or update, once it is done; undo, once that is taken back. */
    did: text('did'),
    /** The version the record had before and has since. */
    was_version: integer('was_version'),
    version: integer('version'),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.line] }),
    index('directory_import_row_will').on(t.import_id, t.will, t.line),
    index('directory_import_row_sign').on(t.sign).where(sql`${t.did} = 'create'`),
    index('directory_import_row_record').on(t.record_id),
  ],
);
