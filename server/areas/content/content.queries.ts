import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import {
  event,
  highlight,
  partner,
  program,
  resource,
  resource_page,
} from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { JUST_NOW } from '../publication/just-now.ts';

export async function findPartners(
  db: Queryable,
  role: 'coordinator' | 'partner' | undefined,
  { page, per_page }: { page: number; per_page: number },
) {
  const where = and(isNull(partner.deleted_at), role && eq(partner.role, role));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(partner)
      .where(where)
      .orderBy(asc(partner.role), asc(partner.position), asc(partner.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(partner, where),
  ]);
  return { rows, total };
}
export type PartnerRow = Awaited<ReturnType<typeof findPartners>>['rows'][number];

export async function findResourcePages(db: Queryable) {
  return db
    .select()
    .from(resource_page)
    .where(isNull(resource_page.deleted_at))
    .orderBy(asc(resource_page.position), asc(resource_page.slug));
}

/** Kinds of record a highlight may point at, and the table of each. */
const OBJECTS = { program, event, resource, stakeholder } as const;
export type HighlightKind = keyof typeof OBJECTS;

/** Highlights of now whose record is public. */
export async function findHighlights(db: Queryable, { page, per_page }: { page: number; per_page: number }) {
  const isPublic = Object.entries(OBJECTS).map(([kind, table]) =>
    and(
      eq(highlight.kind, kind),
      sql`exists (select 1 from ${table} where ${table.id} = ${highlight.object_id} and ${'published_at' in table ? isPublished(table) : eq(table.status, 'approved')})`,
    ),
  );
  const where = and(
    isNull(highlight.deleted_at),
    or(isNull(highlight.from_at), lte(highlight.from_at, sql`now()`)),
    or(isNull(highlight.to_at), gt(highlight.to_at, sql`now()`)),
    or(eq(highlight.kind, 'link'), ...isPublic),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(highlight)
      .where(where)
      .orderBy(asc(highlight.position), asc(highlight.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.select({ total: count() }).from(highlight).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export type HighlightRow = Awaited<ReturnType<typeof findHighlights>>['rows'][number];

/** The next moment at which a highlight begins or ends; null when none will. */
export async function nextHighlightChange(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({
      moment: sql<string | null>`extract(epoch from least(
        min(${highlight.from_at}) filter (where ${highlight.from_at} > ${JUST_NOW}),
        min(${highlight.to_at}) filter (where ${highlight.to_at} > ${JUST_NOW}))) * 1000`,
    })
    .from(highlight)
    .where(isNull(highlight.deleted_at));
  return row?.moment ? new Date(Number(row.moment)) : null;
}

/** Texts of programs, events or posts that are highlighted. */
export async function findPublications(
  db: Queryable,
  kind: Exclude<HighlightKind, 'stakeholder'>,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const table = OBJECTS[kind];
  return db
    .select({
      id: table.id,
      title: table.title,
      title_kh: table.title_kh,
      summary: table.summary,
      summary_kh: table.summary_kh,
      cover_id: table.cover_id,
      cover_alt: table.cover_alt,
      cover_alt_kh: table.cover_alt_kh,
      page: kind === 'resource' ? resource_page.slug : sql<string>`''`,
      page_kind: kind === 'resource' ? resource_page.kind : sql<string>`''`,
    })
    .from(table)
    .leftJoin(resource_page, kind === 'resource' ? eq(resource_page.id, resource.page_id) : sql`false`)
    .where(inArray(table.id, [...ids]));
}
export type PublicationRow = Awaited<ReturnType<typeof findPublications>>[number];
