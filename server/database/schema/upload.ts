import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A file that comes in parts over a line that breaks (tus). Whoever knows its id goes on with it and uses it, so ids are
 * random; a day later it is gone, used or not.
 */
export const upload = pgTable(
  'upload',
  {
    id: uuid('id').primaryKey(),
    /** Of the whole file. */
    bytes: integer('bytes').notNull(),
    /** How much of it is here. */
    received: integer('received').notNull().default(0),
    name: text('name').notNull(),
    /** As the browser calls it: not to be believed. */
    declared_type: text('declared_type').notNull(),
    created_at: createdAt(),
  },
  (t) => [check('upload_received', sql`${t.received} between 0 and ${t.bytes}`)],
);

/** A piece of it as it came, by where in the file it begins. */
export const upload_part = pgTable(
  'upload_part',
  {
    upload_id: uuid('upload_id')
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    start: integer('start').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.upload_id, t.start] })],
);
