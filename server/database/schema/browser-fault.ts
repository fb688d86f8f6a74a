import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Engine, FaultName } from '../../../shared/domain/browser-fault.ts';

/** How often the scripts of pages failed on a day, by engine: no person, address, page or message is kept. */
export const browser_fault = pgTable(
  'browser_fault',
  {
    /** By the zone of the country. */
    day: date('day', { mode: 'string' }).notNull(),
    engine: text('engine').$type<Engine>().notNull(),
    /** Its main version; 0: not told. */
    version: integer('version').notNull(),
    /** What the browser called it, e.g. TypeError. */
    name: text('name').$type<FaultName>().notNull(),
    times: integer('times').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.engine, t.version, t.name] }),
    check('browser_fault_engine', sql`${t.engine} in ('chromium', 'firefox', 'safari', 'other')`),
  ],
);
