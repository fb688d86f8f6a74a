import type { Queryable } from '../client.ts';
import { content_page, resource_page } from '../schema/publication.ts';
import { taxonomy_term } from '../schema/taxonomy.ts';
import { CONTENT_PAGES } from './content-pages.ts';
import { MASTER_TERMS, RESOURCE_PAGES } from './taxonomy-terms.ts';

/**
 * Writes the master lists, the library's sections and the pages of text where they are missing; every installation needs
 * them, demo or not. What is already there stays as staff left it, so this may run at every start.
 */
export async function seedMasterData(db: Queryable): Promise<void> {
  const terms = Object.entries(MASTER_TERMS).flatMap(([kind, list]) =>
    list.map((term, position) => ({ kind, ...term, position })),
  );
  await db.insert(taxonomy_term).values(terms).onConflictDoNothing();
  await db
    .insert(resource_page)
    .values(RESOURCE_PAGES.map((page, position) => ({ ...page, position })))
    .onConflictDoNothing();
  await db
    .insert(content_page)
    .values(CONTENT_PAGES.map((page) => ({ ...page, status: 'approved' })))
    .onConflictDoNothing();
}
