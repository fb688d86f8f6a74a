import { and, asc, count, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ResourceOrder } from '#shared/domain/resource.ts';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';
import { resource, resource_page } from '../../database/schema/publication.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { JUST_NOW } from '../publication/just-now.ts';
import {
  conditionsOf,
  inSection,
  published,
  type ResourceFilter,
  says,
  shownFrom,
} from './resource-conditions.ts';

const cover = alias(file, 'cover');

const from = (db: Queryable) =>
  db
    .select({ resource, page: resource_page, category: taxonomy_term, file, cover })
    .from(resource)
    .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, resource.category_id))
    .leftJoin(file, eq(file.id, resource.file_id))
    .leftJoin(cover, eq(cover.id, resource.cover_id));
export type ResourceRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];

/**
 * Some posts and files in an order. They are found by ids alone: whole rows, with their texts and what belongs to them, are
 * read of these only.
 */
function findSome(
  db: Queryable,
  condition: SQL | undefined,
  order: SQL[],
  limit: number,
  offset = 0,
): Promise<ResourceRow[]> {
  const ids = db
    .select({ id: resource.id })
    .from(resource)
    .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
    .leftJoin(file, eq(file.id, resource.file_id))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return from(db)
    .where(inArray(resource.id, ids))
    .orderBy(...order);
}

/** What a list is sorted by; titles in the order of the reader's language. */
function orderBy(ordering: ResourceOrder, khmer: boolean): SQL[] {
  const title = khmer
    ? sql`coalesce(nullif(${resource.title_kh}, ''), ${resource.title}) collate "km-x-icu"`
    : sql`${resource.title} collate "en-x-icu"`;
  const newest = [desc(shownFrom), asc(resource.id)];
  switch (ordering) {
    case 'newest':
      return newest;
    case 'oldest':
      return [asc(shownFrom), asc(resource.id)];
    case 'title':
      return [asc(title), asc(resource.id)];
    case 'downloads':
      return [desc(resource.downloads), ...newest];
  }
}

/** One page of a section, or of the whole library. */
export function findResources(
  db: Queryable,
  filter: ResourceFilter,
  page: { page: number; per_page: number; ordering: ResourceOrder; khmer: boolean },
): Promise<ResourceRow[]> {
  return findSome(
    db,
    and(published, inSection(filter), says(filter), ...Object.values(conditionsOf(filter))),
    orderBy(page.ordering, page.khmer),
    page.per_page,
    (page.page - 1) * page.per_page,
  );
}

export async function findResource(db: Queryable, id: string): Promise<ResourceRow | undefined> {
  const [row] = await from(db).where(and(published, eq(resource.id, id)));
  return row;
}

const RELATED = 3;

/** Others of the same section: those with the same category and the most topics in common, then the newest. */
export function findRelated(
  db: Queryable,
  { id, page_id, category_id, tags }: ResourceRow['resource'],
): Promise<ResourceRow[]> {
  const topics = sql`cardinality(array(select unnest(${resource.tags}) intersect select unnest(${sql.param(tags, resource.tags)}::text[])))`;
  return findSome(
    db,
    and(published, ne(resource.id, id), eq(resource.page_id, page_id)),
    [
      desc(sql`${topics} + case when ${resource.category_id} = ${category_id}::uuid then 2 else 0 end`),
      desc(shownFrom),
      asc(resource.id),
    ],
    RELATED,
  );
}

export async function findPages(db: Queryable) {
  return db
    .select({
      slug: resource_page.slug,
      kind: resource_page.kind,
      name: resource_page.name,
      name_kh: resource_page.name_kh,
      count: count(resource.id),
    })
    .from(resource_page)
    .leftJoin(resource, and(eq(resource.page_id, resource_page.id), published))
    .where(isNull(resource_page.deleted_at))
    .groupBy(resource_page.id)
    .orderBy(resource_page.position, resource_page.slug);
}

/** The next moment at which something appears by itself; null when nothing waits. */
export async function nextAppearance(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ moment: resource.published_at })
    .from(resource)
    .where(
      and(eq(resource.status, 'approved'), isNull(resource.deleted_at), gt(resource.published_at, JUST_NOW)),
    )
    .orderBy(asc(resource.published_at))
    .limit(1);
  return row?.moment ?? null;
}
