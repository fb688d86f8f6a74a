import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id } from './columns.ts';
import { file } from './file.ts';

/** The figures of a quarter as they were on its last day, for good (`/insights/{tab}?quarter=2026-Q3`). */
export const insight_snapshot = pgTable(
  'insight_snapshot',
  {
    id: id(),
    /** startup, mentor, program-event or stakeholder. */
    tab: text('tab').notNull(),
    /** 2026-Q3. */
    quarter: text('quarter').notNull(),
    figures: jsonb('figures').$type<unknown>().notNull(),
    /** SHA-256 of the figures as canonical JSON. */
    checksum: text('checksum').notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('insight_snapshot_key').on(t.tab, t.quarter)],
);

/** One file of open data: the public fields of the approved records of a kind, as of one night. */
export const open_data_file = pgTable(
  'open_data_file',
  {
    id: id(),
    dataset: text('dataset').notNull(),
    /** csv or json. */
    format: text('format').notNull(),
    /** YYYY-MM-DD in the zone of the country. */
    day: text('day').notNull(),
    file_id: belongsTo('file_id', () => file.id),
    rows: integer('rows').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('open_data_file_key').on(t.dataset, t.format, t.day)],
);
