import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { file } from './file.ts';
import { person } from './person.ts';
import { foreignKey, stakeholder } from './stakeholder.ts';

export const product = pgTable(
  'product',
  {
    id: id(),
    stakeholder_id: foreignKey(),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull().default(''),
    description: text('description').notNull().default(''),
    description_kh: text('description_kh').notNull().default(''),
    picture_id: refersTo('picture_id', () => file.id),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('product_stakeholder').on(t.stakeholder_id)],
);

/** People shown on a record's page. Personal: shown to signed-in people only. */
export const team_member = pgTable(
  'team_member',
  {
    id: id(),
    stakeholder_id: foreignKey(),
    person_id: refersTo('person_id', () => person.id),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    first_name_kh: text('first_name_kh').notNull().default(''),
    last_name_kh: text('last_name_kh').notNull().default(''),
    position: text('position').notNull().default(''),
    position_kh: text('position_kh').notNull().default(''),
    is_founder: boolean('is_founder').notNull().default(false),
    photo_id: refersTo('photo_id', () => file.id),
    linkedin: text('linkedin').notNull().default(''),
    order: integer('order').notNull().default(0),
  },
  (t) => [index('team_member_stakeholder').on(t.stakeholder_id)],
);

/** A funding round of a startup or an ESO; `amount` in minor units, never converted. */
export const funding_round = pgTable(
  'funding_round',
  {
    id: id(),
    stakeholder_id: foreignKey(),
    announced_date: date('announced_date', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    funding_type: text('funding_type').notNull(),
    source_url: text('source_url').notNull().default(''),
    /** Who stands behind the figure: `owner` is stated only, the others have confirmed it. */
    confirmed_by: text('confirmed_by').notNull().default('owner'),
    confirmed_at: moment('confirmed_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('funding_round_stakeholder').on(t.stakeholder_id),
    check('funding_round_confirmed', sql`${t.confirmed_by} in ('owner', 'investor', 'document', 'registry')`),
    check('funding_round_amount', sql`${t.amount} >= 0`),
  ],
);

/** Who put money into a round: a page of the directory, or a name. */
export const funding_round_investor = pgTable(
  'funding_round_investor',
  {
    id: id(),
    funding_round_id: belongsTo('funding_round_id', () => funding_round.id),
    stakeholder_id: refersTo('stakeholder_id', () => stakeholder.id),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    /** When the investor said so itself. */
    confirmed_at: moment('confirmed_at'),
  },
  (t) => [
    index('funding_round_investor_round').on(t.funding_round_id),
    index('funding_round_investor_stakeholder').on(t.stakeholder_id),
  ],
);

/** Where a fact on a page comes from; a field without a row is stated by its owner. */
export const fact_source = pgTable(
  'fact_source',
  {
    stakeholder_id: foreignKey(),
    field: text('field').notNull(),
    source: text('source').notNull(),
    confirmed_at: moment('confirmed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stakeholder_id, t.field] }),
    check('fact_source_source', sql`${t.source} in ('registry', 'document', 'owner', 'investor')`),
  ],
);
