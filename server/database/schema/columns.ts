import { sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Primary key: UUIDv7 made in Node, so that ids sort by time and every PostgreSQL from 15 on will do. */
export const id = () => uuid('id').primaryKey().$defaultFn(v7);

/** A moment with time zone, handled as an ISO 8601 string in UTC by the whole program. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().default(sql`now()`);
export const updatedAt = () => moment('updated_at').notNull().default(sql`now()`);

/** The record that a row is a part of: it goes with it. */
export const belongsTo = (name: string, record: () => AnyPgColumn) =>
  uuid(name).notNull().references(record, { onDelete: 'cascade' });

/** A record that a row names: the row stays when that is gone, and names nothing. */
export const refersTo = (name: string, record: () => AnyPgColumn) =>
  uuid(name).references(record, { onDelete: 'set null' });
