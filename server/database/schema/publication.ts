import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { file } from './file.ts';
import { stakeholder } from './stakeholder.ts';
import { taxonomy_term } from './taxonomy.ts';

const published = (t: { status: unknown }) =>
  sql`${t.status} in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived')`;

/** What is read of it, in both languages. */
const texts = () => ({
  title: text('title').notNull(),
  title_kh: text('title_kh').notNull().default(''),
  summary: text('summary').notNull().default(''),
  summary_kh: text('summary_kh').notNull().default(''),
  body: text('body').notNull().default(''),
  body_kh: text('body_kh').notNull().default(''),
});

/** Where it stands with the desk, and from when visitors see it. */
const review = () => ({
  status: text('status').notNull().default('draft'),
  approved_at: moment('approved_at'),
  /** Not shown before this moment; null: at once when approved. */
  published_at: moment('published_at'),
});

/** A picture on top, described in both languages for those who do not see it. */
const cover = () => ({
  cover_id: refersTo('cover_id', () => file.id),
  cover_alt: text('cover_alt').notNull().default(''),
  cover_alt_kh: text('cover_alt_kh').notNull().default(''),
});

/**
 * What every record the desk keeps carries: `version` guards against two people saving over each other, `deleted_at`
 * marks a record in the bin (kept, restorable, shown to nobody else).
 */
const kept = () => ({
  version: integer('version').notNull().default(1),
  deleted_at: moment('deleted_at'),
  demo: boolean('demo').notNull().default(false),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

/** What visitors may see once its moment has come (is-published.ts): the rest of a table is not in these indexes. */
const shown = (t: { status: unknown; deleted_at: unknown }) =>
  sql`${t.status} = 'approved' and ${t.deleted_at} is null`;

/** A support program. Open, closed and upcoming are derived from its dates, never stored. */
export const program = pgTable(
  'program',
  {
    id: id(),
    organiser_id: refersTo('organiser_id', () => stakeholder.id),
    category_id: refersTo('category_id', () => taxonomy_term.id),
    ...texts(),
    /** One rule a line, plain words. */
    eligibility: text('eligibility').notNull().default(''),
    eligibility_kh: text('eligibility_kh').notNull().default(''),
    apply_url: text('apply_url').notNull().default(''),
    cohort_size: integer('cohort_size'),
    province_code: text('province_code'),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    stages: text('stages').array().notNull().default(sql`'{}'`),
    sectors: text('sectors').array().notNull().default(sql`'{}'`),
    ...cover(),
    ...review(),
    ...kept(),
  },
  (t) => [
    check('program_status', published(t)),
    index('program_closes').on(t.status, t.closes_at),
    // Everything lists, counts and deadlines ask of a program, so that none of them reads the rows with their texts.
    index('program_list')
      .on(
        t.closes_at,
        t.id,
        t.opens_at,
        t.published_at,
        t.category_id,
        t.province_code,
        t.organiser_id,
        t.stages,
        t.sectors,
      )
      .where(shown(t)),
    index('program_opens').on(t.status, t.opens_at),
    index('program_appears').on(t.status, t.published_at),
    index('program_shown')
      .on(sql`coalesce(${t.published_at}, ${t.approved_at}, ${t.created_at})`, t.id)
      .where(shown(t)),
  ],
);

/** An event; times in UTC, shown in the zone of the country. */
export const event = pgTable(
  'event',
  {
    id: id(),
    organiser_id: refersTo('organiser_id', () => stakeholder.id),
    category_id: refersTo('category_id', () => taxonomy_term.id),
    ...texts(),
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    venue: text('venue').notNull().default(''),
    venue_kh: text('venue_kh').notNull().default(''),
    address: text('address').notNull().default(''),
    province_code: text('province_code'),
    is_online: boolean('is_online').notNull().default(false),
    online_url: text('online_url').notNull().default(''),
    register_url: text('register_url').notNull().default(''),
    capacity: integer('capacity'),
    price: integer('price').notNull().default(0),
    currency: text('currency').notNull().default('USD'),
    /** IANA name of the zone in which the place keeps its clocks. */
    time_zone: text('time_zone')
      .notNull()
      .default('UTC')
      .$defaultFn(() => TIME_ZONE),
    is_spotlight: boolean('is_spotlight').notNull().default(false),
    ...cover(),
    ...review(),
    ...kept(),
  },
  (t) => [
    check('event_status', published(t)),
    index('event_starts').on(t.status, t.starts_at),
    // As of programs.
    index('event_list')
      .on(
        t.starts_at,
        t.id,
        t.ends_at,
        t.published_at,
        t.category_id,
        t.province_code,
        t.organiser_id,
        t.is_online,
      )
      .where(shown(t)),
    index('event_spotlight')
      .on(t.starts_at)
      .where(sql`${t.is_spotlight} and ${shown(t)}`),
    index('event_ends').on(t.status, t.ends_at),
    index('event_appears').on(t.status, t.published_at),
  ],
);

/** A section of the library: `blog`, `file` and what staff add. */
export const resource_page = pgTable(
  'resource_page',
  {
    id: id(),
    slug: text('slug').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull(),
    position: integer('position').notNull().default(0),
    ...kept(),
  },
  (t) => [
    uniqueIndex('resource_page_slug').on(t.slug),
    check('resource_page_kind', sql`${t.kind} in ('blog', 'file')`),
  ],
);

/** A blog post or a downloadable file. */
export const resource = pgTable(
  'resource',
  {
    id: id(),
    page_id: uuid('page_id')
      .notNull()
      .references(() => resource_page.id),
    category_id: refersTo('category_id', () => taxonomy_term.id),
    ...texts(),
    author: text('author').notNull().default(''),
    author_kh: text('author_kh').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    ...cover(),
    /** Address of a film on one of the recognised sites. */
    video_url: text('video_url').notNull().default(''),
    file_id: refersTo('file_id', () => file.id),
    file_language: text('file_language').notNull().default(''),
    downloads: integer('downloads').notNull().default(0),
    /** Not shown before this moment. */
    published_at: moment('published_at'),
    status: text('status').notNull().default('draft'),
    ...kept(),
  },
  (t) => [
    check('resource_status', published(t)),
    index('resource_published').on(t.page_id, t.status, t.published_at),
    index('resource_appears').on(t.status, t.published_at),
    index('resource_shown').on(sql`coalesce(${t.published_at}, ${t.created_at})`, t.id).where(shown(t)),
  ],
);

/** Coordinators (footer) and partners. */
export const partner = pgTable(
  'partner',
  {
    id: id(),
    name: text('name').notNull(),
    name_kh: text('name_kh').notNull(),
    logo_id: refersTo('logo_id', () => file.id),
    /** A generated mark used while there is no logo: the name of a drawing in web/components/krama. */
    mark: text('mark').notNull().default(''),
    url: text('url').notNull().default(''),
    role: text('role').notNull().default('partner'),
    position: integer('position').notNull().default(0),
    ...kept(),
  },
  (t) => [check('partner_role', sql`${t.role} in ('coordinator', 'partner')`)],
);

/**
 * What the home page puts first, for a time: a record staff chose (`kind` and `object_id`), or with kind `link` a
 * picture, a title and an address of their own. Texts and picture of a record are its own unless given here.
 */
export const highlight = pgTable(
  'highlight',
  {
    id: id(),
    kind: text('kind').notNull(),
    object_id: uuid('object_id'),
    title: text('title').notNull().default(''),
    title_kh: text('title_kh').notNull().default(''),
    summary: text('summary').notNull().default(''),
    summary_kh: text('summary_kh').notNull().default(''),
    ...cover(),
    url: text('url').notNull().default(''),
    position: integer('position').notNull().default(0),
    from_at: moment('from_at'),
    to_at: moment('to_at'),
    ...kept(),
  },
  (t) => [
    index('highlight_kind').on(t.kind, t.position),
    check('highlight_kind_known', sql`${t.kind} in ('stakeholder', 'program', 'event', 'resource', 'link')`),
    check('highlight_object', sql`(${t.kind} = 'link') = (${t.object_id} is null)`),
  ],
);

/** A page of text staff keep: `about`, `privacy-policy`, `terms-of-use`. */
export const content_page = pgTable(
  'content_page',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    title_kh: text('title_kh').notNull().default(''),
    lead: text('lead').notNull().default(''),
    lead_kh: text('lead_kh').notNull().default(''),
    body: text('body').notNull().default(''),
    body_kh: text('body_kh').notNull().default(''),
    status: text('status').notNull().default('draft'),
    published_at: moment('published_at'),
    ...kept(),
  },
  (t) => [uniqueIndex('content_page_slug').on(t.slug), check('content_page_status', published(t))],
);
