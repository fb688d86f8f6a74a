import { sectionPath } from '#shared/domain/addresses.ts';
import { RESOURCE_FILTERS, RESOURCE_ORDERS } from '#shared/domain/resource.ts';
import type { ListShape } from '../publication/publication-list-state.ts';

export const ORDERS_OF_POSTS = RESOURCE_ORDERS.filter((order) => order !== 'downloads');

/** What the address of a section may say. Posts have no type, no language of a file, and no downloads. */
export function sectionShape({ slug, kind }: { slug: string; kind: 'blog' | 'file' }): ListShape {
  const orders: readonly string[] = kind === 'file' ? RESOURCE_ORDERS : ORDERS_OF_POSTS;
  const filters = RESOURCE_FILTERS.map(({ key }) => key);
  return {
    path: sectionPath(slug),
    filters: kind === 'file' ? filters : filters.filter((key) => key !== 'type' && key !== 'language'),
    choices: { ordering: { fits: (value) => orders.includes(value), fallback: 'newest' } },
  };
}
