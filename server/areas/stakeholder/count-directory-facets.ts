import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { facetsOf, scopeOf } from '#shared/domain/facets.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import { presentFacets } from './list-stakeholders.ts';

/** The filters of a category with nothing chosen. */
export function countFacets(directory: DirectoryIndex, category: string, language: Language): FacetCounts[] {
  const facets = facetsOf(category);
  const page = directory.query({
    scope: scopeOf(category),
    facets: facets.map(({ key }) => key),
    filters: {},
    language,
    page: 1,
    per_page: 1,
  });
  return presentFacets(facets, page, directory);
}
