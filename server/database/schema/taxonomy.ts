import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/**
 * Every master list in one table: sector, industry, business_model, looking_at, employee_range, stage, funding_type,
 * expertise, interest, investor_type, service, position, program_category, event_category, resource_category,
 * stakeholder_type.
 */
export const taxonomy_term = pgTable(
  'taxonomy_term',
  {
    id: id(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    deleted_at: moment('deleted_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('taxonomy_term_key').on(t.kind, t.slug),
    index('taxonomy_term_kind').on(t.kind, t.position),
  ],
);
