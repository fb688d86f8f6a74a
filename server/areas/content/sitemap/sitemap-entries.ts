import { count, eq, sql } from 'drizzle-orm';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import type { Queryable } from '../../../database/client.ts';
import { isPublished } from '../../../database/is-published.ts';
import { event, program, resource, resource_page } from '../../../database/schema/publication.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';
import { pagePath } from '../../stakeholder/stakeholder.present.ts';

/** An address of the site; `changed` is the moment it last did, if that is known. */
export interface SitemapEntry {
  path: string;
  changed: Date | null;
}

/** The protocol allows 50,000 addresses a file; each stands there once a language. */
export const ENTRIES_A_PART = 20_000;

const FIXED = [
  '/',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-use',
  '/program',
  '/program/category',
  '/program-sharing',
  '/event',
  '/resource/category',
  '/ecosystem',
  '/ecosystem/discover',
  '/ecosystem/discover/category',
  '/ecosystem/get-listed',
  ...CATEGORY_SLUGS.map((slug) => `/ecosystem/discover/category/${slug}`),
];

/** Names of the parts: the pages that are always there, what is published, and the directory in slices. */
export async function listParts(db: Queryable): Promise<string[]> {
  const [all] = await db
    .select({ records: count() })
    .from(stakeholder)
    .where(eq(stakeholder.status, 'approved'));
  const slices = Math.max(1, Math.ceil((all?.records ?? 0) / ENTRIES_A_PART));
  return ['pages', 'publications', ...Array.from({ length: slices }, (_, index) => `directory-${index + 1}`)];
}

/** The addresses of a part; null when there is no such part. */
export async function readPart(db: Queryable, name: string): Promise<SitemapEntry[] | null> {
  if (name === 'pages') return FIXED.map((path) => ({ path, changed: null }));
  if (name === 'publications') return readPublications(db);
  const slice = Number(/^directory-([1-9]\d{0,3})$/.exec(name)?.[1]);
  return slice ? readDirectory(db, slice) : null;
}

async function readDirectory(db: Queryable, slice: number): Promise<SitemapEntry[]> {
  const { id, kind, type_slug, updated_at } = stakeholder;
  const rows = await db
    .select({ id, kind, type_slug, updated_at })
    .from(stakeholder)
    .where(eq(stakeholder.status, 'approved'))
    .orderBy(id)
    .limit(ENTRIES_A_PART)
    .offset((slice - 1) * ENTRIES_A_PART);
  return rows.map((row) => ({ path: pagePath(row), changed: row.updated_at }));
}

async function readPublications(db: Queryable): Promise<SitemapEntry[]> {
  const newest = sql`updated_at desc`;
  const programs = await db
    .select({ id: program.id, changed: program.updated_at })
    .from(program)
    .where(isPublished(program))
    .orderBy(newest)
    .limit(ENTRIES_A_PART);
  const events = await db
    .select({ id: event.id, changed: event.updated_at })
    .from(event)
    .where(isPublished(event))
    .orderBy(newest)
    .limit(ENTRIES_A_PART);
  const resources = await db
    .select({
      id: resource.id,
      changed: resource.updated_at,
      page: resource_page.slug,
      kind: resource_page.kind,
    })
    .from(resource)
    .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
    .where(isPublished(resource))
    .orderBy(sql`${resource.updated_at} desc`)
    .limit(ENTRIES_A_PART);
  return [
    ...programs.map(({ id, changed }) => ({ path: `/program/${id}`, changed })),
    ...events.map(({ id, changed }) => ({ path: `/event/${id}`, changed })),
    ...resources.map(({ id, changed, page, kind }) => ({
      path: kind === 'file' ? `/resource/file/${id}` : `/resource/category/${page}/${id}`,
      changed,
    })),
  ];
}
