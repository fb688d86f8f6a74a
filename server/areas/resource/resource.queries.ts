import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { file } from '../../database/schema/file.ts';
import { resource, resource_page } from '../../database/schema/publication.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

export interface ResourceFilter {
  search: string;
  resource?: string | undefined;
  category: string[];
}

const published = isPublished(resource);

const from = (db: Queryable) =>
  db
    .select({ resource, page: resource_page, category: taxonomy_term, file })
    .from(resource)
    .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, resource.category_id))
    .leftJoin(file, eq(file.id, resource.file_id));
export type ResourceRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];

function where(filter: ResourceFilter): SQL | undefined {
  const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    published,
    filter.resource ? eq(resource_page.slug, filter.resource) : undefined,
    filter.search
      ? or(ilike(resource.title, like), ilike(resource.title_kh, like), ilike(resource.summary, like))
      : undefined,
    filter.category.length > 0 ? inArray(taxonomy_term.slug, filter.category) : undefined,
  );
}

export async function findResources(
  db: Queryable,
  filter: ResourceFilter,
  page: { page: number; per_page: number },
) {
  const [rows, totals] = await Promise.all([
    from(db)
      .where(where(filter))
      .orderBy(desc(resource.published_at), asc(resource.id))
      .limit(page.per_page)
      .offset((page.page - 1) * page.per_page),
    db
      .select({ total: count() })
      .from(resource)
      .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
      .leftJoin(taxonomy_term, eq(taxonomy_term.id, resource.category_id))
      .where(where(filter)),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function findResource(db: Queryable, id: string): Promise<ResourceRow | undefined> {
  const [row] = await from(db).where(and(published, eq(resource.id, id)));
  return row;
}

/** Newest others of the same section, the same category first. */
export async function findRelated(
  db: Queryable,
  { id, page_id, category_id }: ResourceRow['resource'],
): Promise<ResourceRow[]> {
  return from(db)
    .where(and(published, ne(resource.id, id), eq(resource.page_id, page_id)))
    .orderBy(
      desc(sql`coalesce(${resource.category_id} = ${category_id}, false)`),
      desc(resource.published_at),
    )
    .limit(3);
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
    .orderBy(resource_page.position);
}
