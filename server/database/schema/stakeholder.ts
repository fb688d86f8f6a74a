import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { belongsTo, createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { file } from './file.ts';
import { person } from './person.ts';
import { taxonomy_term } from './taxonomy.ts';

/** A human being who stands in the directory, as a mentor, as an investor or as both. */
export const individual = pgTable('individual', {
  id: id(),
  person_id: refersTo('person_id', () => person.id),
  created_at: createdAt(),
});

/** Every actor of the ecosystem, with what all kinds have in common. Parts of one kind are in the tables below. */
export const stakeholder = pgTable(
  'stakeholder',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** For kind `other`: one of the nine type slugs; else null. */
    type_slug: text('type_slug'),
    individual_id: refersTo('individual_id', () => individual.id),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull().default(''),
    summary: text('summary').notNull().default(''),
    summary_kh: text('summary_kh').notNull().default(''),
    description: text('description').notNull().default(''),
    description_kh: text('description_kh').notNull().default(''),
    email: text('email').notNull().default(''),
    country_code: text('country_code')
      .notNull()
      .default('')
      .$defaultFn(() => CALLING_CODE),
    phone: text('phone').notNull().default(''),
    website: text('website').notNull().default(''),
    address: text('address').notNull().default(''),
    address_kh: text('address_kh').notNull().default(''),
    province_code: text('province_code'),
    facebook: text('facebook').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    x: text('x').notNull().default(''),
    youtube: text('youtube').notNull().default(''),
    telegram: text('telegram').notNull().default(''),
    video_link: text('video_link').notNull().default(''),
    logo_id: refersTo('logo_id', () => file.id),
    cover_id: refersTo('cover_id', () => file.id),
    status: text('status').notNull().default('draft'),
    /** 0 to 100: how complete the record is; orders search results of equal match. */
    rank: integer('rank').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    approved_at: moment('approved_at'),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    check('stakeholder_kind', sql`${t.kind} in ('startup', 'mentor', 'investor', 'eso', 'other')`),
    check('stakeholder_type', sql`(${t.kind} = 'other') = (${t.type_slug} is not null)`),
    check(
      'stakeholder_status',
      sql`${t.status} in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived')`,
    ),
    index('stakeholder_kind_status').on(t.kind, t.status),
    // The lists of the desk, which hold every status.
    index('stakeholder_status').on(t.status),
    index('stakeholder_changed').on(t.updated_at, t.id),
    index('stakeholder_named').on(sql`${t.name} collate "en-x-icu"`, t.id),
    index('stakeholder_named_kh').on(sql`nullif(${t.name_kh}, '') collate "km-x-icu"`, t.id),
    index('stakeholder_by_individual').on(t.individual_id),
  ],
);

const ownKey = () =>
  uuid('stakeholder_id')
    .primaryKey()
    .references(() => stakeholder.id, { onDelete: 'cascade' });
export const foreignKey = () => belongsTo('stakeholder_id', () => stakeholder.id);

export const startup = pgTable(
  'startup',
  {
    stakeholder_id: ownKey(),
    year_of_establishment: integer('year_of_establishment'),
    date_incorporated: date('date_incorporated', { mode: 'string' }),
    number_of_founders: integer('number_of_founders'),
    number_of_female_founders: integer('number_of_female_founders'),
    number_of_tech_founders: integer('number_of_tech_founders'),
  },
  (t) => [
    check('startup_female_founders', sql`${t.number_of_female_founders} <= ${t.number_of_founders}`),
    check('startup_tech_founders', sql`${t.number_of_tech_founders} <= ${t.number_of_founders}`),
  ],
);

/** What a mentor's or an investor's record says of the human being. Personal: shown to signed-in people only. */
export const stakeholder_individual = pgTable('stakeholder_individual', {
  stakeholder_id: ownKey(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  first_name_kh: text('first_name_kh').notNull().default(''),
  last_name_kh: text('last_name_kh').notNull().default(''),
  role: text('role').notNull().default(''),
  role_kh: text('role_kh').notNull().default(''),
  company: text('company').notNull().default(''),
  company_kh: text('company_kh').notNull().default(''),
  languages: text('languages').array().notNull().default(sql`'{}'`),
});

export const investor = pgTable('investor', {
  stakeholder_id: ownKey(),
  ticket_min: bigint('ticket_min', { mode: 'number' }),
  ticket_max: bigint('ticket_max', { mode: 'number' }),
  ticket_currency: text('ticket_currency').notNull().default('USD'),
});

export const eso = pgTable('eso', {
  stakeholder_id: ownKey(),
  year_of_establishment: integer('year_of_establishment'),
});

/** Which terms of the master lists a record carries; `field` says in which role (sector, expertise, …). */
export const stakeholder_term = pgTable(
  'stakeholder_term',
  {
    stakeholder_id: foreignKey(),
    field: text('field').notNull(),
    term_id: belongsTo('term_id', () => taxonomy_term.id),
  },
  (t) => [
    primaryKey({ columns: [t.stakeholder_id, t.field, t.term_id] }),
    index('stakeholder_term_term').on(t.term_id),
  ],
);

/** startup_areas: provinces where the record works. */
export const stakeholder_area = pgTable(
  'stakeholder_area',
  { stakeholder_id: foreignKey(), province_code: text('province_code').notNull() },
  (t) => [primaryKey({ columns: [t.stakeholder_id, t.province_code] })],
);

/** Who may act for a record, or has been invited to: the organisation roles of shared/domain/roles.ts. */
export const stakeholder_member = pgTable(
  'stakeholder_member',
  {
    id: id(),
    stakeholder_id: foreignKey(),
    person_id: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    email: text('email').notNull().default(''),
    role: text('role').notNull(),
    state: text('state').notNull(),
    /** What was written with the invitation, or with the request to join. */
    note: text('note').notNull().default(''),
    invited_by: refersTo('invited_by', () => person.id),
    /** SHA-256 of the secret in the mailed link. */
    secret_hash: text('secret_hash'),
    expires_at: moment('expires_at'),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('stakeholder_member_stakeholder').on(t.stakeholder_id),
    uniqueIndex('stakeholder_member_person').on(t.stakeholder_id, t.person_id),
    uniqueIndex('stakeholder_member_email')
      .on(t.stakeholder_id, sql`lower(${t.email})`)
      .where(sql`${t.person_id} is null and ${t.email} <> ''`),
    uniqueIndex('stakeholder_member_secret').on(t.secret_hash),
    index('stakeholder_member_of').on(t.person_id, t.state),
    check(
      'stakeholder_member_role',
      sql`${t.role} in ('owner', 'admin', 'content_editor', 'content_creator', 'member')`,
    ),
    check(
      'stakeholder_member_state',
      sql`${t.state} in ('inviting', 'invited', 'requested', 'member', 'declined', 'expired', 'withdrawn', 'left')`,
    ),
  ],
);

/** One merge of two pages that were one: what was moved, so that it can be told and, within a time, undone. */
export const stakeholder_merge = pgTable(
  'stakeholder_merge',
  {
    id: id(),
    from_id: uuid('from_id').notNull(),
    into_id: uuid('into_id').notNull(),
    from_name: text('from_name').notNull(),
    /** The record that gave way, whole, and what of it was taken over. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    taken: jsonb('taken').$type<Record<string, unknown>>().notNull(),
    actor_id: refersTo('actor_id', () => person.id),
    undone_at: moment('undone_at'),
    created_at: createdAt(),
  },
  (t) => [index('stakeholder_merge_into').on(t.into_id), index('stakeholder_merge_from').on(t.from_id)],
);

/** An old address that now leads elsewhere, after a merge (301) or for good (410 when `target_id` is null). */
export const stakeholder_redirect = pgTable('stakeholder_redirect', {
  id: uuid('id').primaryKey(),
  target_id: refersTo('target_id', () => stakeholder.id),
  created_at: createdAt(),
});

/** Two pages that look like one and are not: said once, for good. `one_id` is the lesser of the two. */
export const stakeholder_distinct = pgTable(
  'stakeholder_distinct',
  {
    one_id: uuid('one_id').notNull(),
    other_id: uuid('other_id').notNull(),
    actor_id: refersTo('actor_id', () => person.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.one_id, t.other_id] }),
    check('stakeholder_distinct_order', sql`${t.one_id} < ${t.other_id}`),
  ],
);
