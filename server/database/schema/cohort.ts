import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, refersTo, updatedAt } from './columns.ts';
import { program } from './publication.ts';
import { stakeholder } from './stakeholder.ts';

/** A group of startups that go through a program of an ESO together. */
export const cohort = pgTable(
  'cohort',
  {
    id: id(),
    /** The ESO. */
    stakeholder_id: belongsTo('stakeholder_id', () => stakeholder.id),
    program_id: refersTo('program_id', () => program.id),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull().default(''),
    starts_on: date('starts_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    /** Places there are. */
    size: integer('size'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('cohort_stakeholder').on(t.stakeholder_id),
    index('cohort_program').on(t.program_id),
    check('cohort_dates', sql`${t.ends_on} >= ${t.starts_on}`),
    check('cohort_size', sql`${t.size} > 0`),
  ],
);

/** A startup of a cohort. Shown in public once the startup has confirmed it. */
export const cohort_member = pgTable(
  'cohort_member',
  {
    cohort_id: belongsTo('cohort_id', () => cohort.id),
    stakeholder_id: belongsTo('stakeholder_id', () => stakeholder.id),
    state: text('state').notNull().default('invited'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.cohort_id, t.stakeholder_id] }),
    index('cohort_member_stakeholder').on(t.stakeholder_id),
    check('cohort_member_state', sql`${t.state} in ('invited', 'confirmed', 'declined')`),
  ],
);
