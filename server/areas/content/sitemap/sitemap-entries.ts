import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { categoryPath, sectionPath } from '#shared/domain/addresses.ts';
import { INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { libraryPath, pagePath, publicationPath } from '../../../addresses/page-path.ts';
import type { Queryable } from '../../../database/client.ts';
import { isPublished } from '../../../database/is-published.ts';
import {
  content_page,
  event,
  program,
  resource,
  resource_page,
} from '../../../database/schema/publication.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';

/** An address of the site; `changed` is the moment it last did, if that is known. */
export interface SitemapEntry {
  path: string;
  changed: Date | null;
}

/** The protocol allows 50,000 addresses a file; each stands there once a language. */
export const ENTRIES_A_PART = 20_000;

const FIXED = [
  '/',
  '/contact',
  '/program',
  '/program/category',
  '/program-sharing',
  '/event',
  '/event/suggest',
  '/resource/category',
  '/ecosystem',
  '/ecosystem/discover',
  '/ecosystem/discover/category',
  '/ecosystem/get-listed',
  '/ecosystem/discover/category/other-stakeholder',
  ...CATEGORY_SLUGS.map(categoryPath),
  ...INSIGHT_TABS.map((tab) => `/insights/${tab}`),
  '/open-data',
];
/** Pages of text whose addresses are always there, whether staff have written them or the site's own text stands there. */
const TEXTS = ['about', 'privacy-policy', 'terms-of-use'];
/** Every address that is always there. */
export const FIXED_PATHS: readonly string[] = [...FIXED, ...TEXTS.map((slug) => `/${slug}`)];

/** Records with pages of their own, in slices. */
interface Slices {
  count(db: Queryable): Promise<number>;
  read(db: Queryable, from: number): Promise<SitemapEntry[]>;
}

const approved = eq(stakeholder.status, 'approved');
const shownResource = and(isPublished(resource), isNull(resource_page.deleted_at));

const SLICES: Readonly<Record<string, Slices>> = {
  directory: {
    count: (db) => db.$count(stakeholder, approved),
    async read(db, from) {
      const { id, kind, type_slug, name, name_kh, updated_at } = stakeholder;
      const rows = await db
        .select({ id, kind, type_slug, name, name_kh, updated_at })
        .from(stakeholder)
        .where(approved)
        .orderBy(asc(id))
        .limit(ENTRIES_A_PART)
        .offset(from);
      return rows.map((row) => ({ path: pagePath(row), changed: row.updated_at }));
    },
  },
  programs: publications(program, 'program'),
  events: publications(event, 'event'),
  resources: {
    async count(db) {
      const rows = db
        .select({ id: resource.id })
        .from(resource)
        .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
        .where(shownResource);
      return db.$count(rows.as('shown'));
    },
    async read(db, from) {
      const { id, title, title_kh, updated_at: changed } = resource;
      const { slug, kind } = resource_page;
      const rows = await db
        .select({ id, title, title_kh, changed, slug, kind })
        .from(resource)
        .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
        .where(shownResource)
        .orderBy(asc(id))
        .limit(ENTRIES_A_PART)
        .offset(from);
      return rows.map((row) => ({
        path: libraryPath(row, row),
        changed: row.changed,
      }));
    },
  },
};

function publications(table: typeof program | typeof event, kind: 'program' | 'event'): Slices {
  return {
    count: (db) => db.$count(table, isPublished(table)),
    async read(db, from) {
      const rows = await db
        .select({ id: table.id, title: table.title, title_kh: table.title_kh, changed: table.updated_at })
        .from(table)
        .where(isPublished(table))
        .orderBy(asc(table.id))
        .limit(ENTRIES_A_PART)
        .offset(from);
      return rows.map((row) => ({ path: publicationPath(kind, row), changed: row.changed }));
    },
  };
}

/** Names of the parts: the pages that are always there, then the records of each kind in slices. */
export async function listParts(db: Queryable): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(SLICES).map(async ([name, { count }]) => {
      const slices = Math.ceil((await count(db)) / ENTRIES_A_PART);
      return Array.from({ length: slices }, (_, i) => `${name}-${i + 1}`);
    }),
  );
  return ['pages', ...names.flat()];
}

/** The addresses of a part; null when there is no such part. */
export async function readPart(db: Queryable, part: string): Promise<SitemapEntry[] | null> {
  if (part === 'pages') return readPages(db);
  const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(part) ?? [];
  if (!Object.hasOwn(SLICES, name)) return null;
  const entries = await SLICES[name]!.read(db, (Number(number) - 1) * ENTRIES_A_PART);
  return entries.length > 0 ? entries : null;
}

async function readPages(db: Queryable): Promise<SitemapEntry[]> {
  const [texts, sections] = await Promise.all([
    db
      .select({ slug: content_page.slug, changed: content_page.updated_at })
      .from(content_page)
      .where(isPublished(content_page)),
    db
      .select({ slug: resource_page.slug, changed: max(resource.updated_at) })
      .from(resource_page)
      .leftJoin(resource, and(eq(resource.page_id, resource_page.id), isPublished(resource)))
      .where(isNull(resource_page.deleted_at))
      .groupBy(resource_page.id),
  ]);
  return [
    ...FIXED.map((path) => ({ path, changed: null })),
    ...TEXTS.map((slug) => {
      return { path: `/${slug}`, changed: texts.find((one) => one.slug === slug)?.changed ?? null };
    }),
    ...sections.map(({ slug, changed }) => ({ path: sectionPath(slug), changed })),
  ];
}
