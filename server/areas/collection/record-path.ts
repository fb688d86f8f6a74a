import type { Collection } from '#shared/domain/collection/collection.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { partOf } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { resource_page } from '../../database/schema/publication.ts';
import type { Row } from './collection-store.ts';

/** Slugs of the library's sections by id. */
export type PageSlugs = ReadonlyMap<string, string>;

export async function readPageSlugs(db: Queryable): Promise<PageSlugs> {
  const rows = await db.select({ id: resource_page.id, slug: resource_page.slug }).from(resource_page);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** The page of a record on the site. */
export function pathOf({ path }: Pick<Collection, 'path'>, row: Row, pages: PageSlugs): string | null {
  if (path === null) return null;
  const part = (text: unknown) => encodeURIComponent(String(text ?? ''));
  return path
    .replace('{id}', 'title' in row ? partOf(String(row.id), row as never) : part(row.id))
    .replace('{slug}', part(row.slug))
    .replace('{page}', part(pages.get(String(row.page_id)) ?? ''));
}

/** Whether visitors see a row now. */
export function isPublicRow(row: Row, now = new Date()): boolean {
  return stateOf(row, now) === 'published' && row.active !== false;
}
