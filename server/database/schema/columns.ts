import { sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Primary key: UUIDv7 made in Node, so that ids sort by time and every PostgreSQL from 15 on will do. */
export const id = () => uuid('id').primaryKey().$defaultFn(v7);

/** A moment with time zone, handled as an ISO 8601 string in UTC by the whole program. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().default(sql`now()`);
export const updatedAt = () => moment('updated_at').notNull().default(sql`now()`);
