import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { UPLOAD_HOURS } from '#shared/constants.ts';
import { belongsTo, createdAt, moment } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A file that comes in parts over a line that breaks (tus). Whoever knows its id goes on with it and uses it, so ids are
 * random; it is gone a day after it began, and an hour after a form used it.
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
    /** Then it is gone. */
    kept_until: moment('kept_until')
      .notNull()
      .default(sql.raw(`now() + interval '${UPLOAD_HOURS} hours'`)),
  },
  (t) => [
    check('upload_received', sql`${t.received} between 0 and ${t.bytes}`),
    index('upload_kept_until').on(t.kept_until),
  ],
);

/** A piece of it as it came, by where in the file it begins. */
export const upload_part = pgTable(
  'upload_part',
  {
    upload_id: belongsTo('upload_id', () => upload.id),
    start: integer('start').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.upload_id, t.start] })],
);
