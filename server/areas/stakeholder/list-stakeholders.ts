import type { z } from 'zod';
import type { directoryList, directoryQuery, FacetCounts } from '#shared/contracts/directory-query.ts';
import { asList } from '#shared/contracts/list.ts';
import { NO_FACETS } from '#shared/contracts/select.ts';
import { FACETS, type Facet, type FacetKey, facetsOf, scopeOf } from '#shared/domain/facets.ts';
import { type AskedFilter, refuseUnknownValues } from '../../http/filter-values.ts';
import type { CallContext } from '../../http/route.ts';
import { groupsOfScope } from '../../search/kinds.ts';
import { searchIds } from '../../search/search-ids.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import type { DirectoryPage } from './directory/query-state.ts';
import { editableVersions } from './editable-versions.ts';
import { facetValue } from './facet-values.ts';
import { readCards } from './read-cards.ts';

/** One page of a category of the directory, `all` for every one. */
export async function listStakeholders(
  category: string,
  query: z.output<typeof directoryQuery>,
  context: Pick<CallContext, 'services' | 'actor' | 'language' | 'tag' | 'lenient'>,
): Promise<z.input<typeof directoryList>> {
  const { services, language, tag } = context;
  const { directory } = services;
  tag('stakeholder', 'taxonomy');
  const scope = scopeOf(category);
  const facets = facetsOf(category);
  const counted = query.facets ? facets.filter(({ key }) => query.facets!.includes(key)) : facets;
  refuseUnknownValues(context, [
    ...askedFilters(facets, query, directory),
    ['facets', query.facets, (name) => name === NO_FACETS || facets.some(({ key }) => key === name)],
  ]);
  const found = query.search ? await searchIds(services.database, query.search, groupsOfScope(scope)) : null;
  const page = directory.query({
    scope,
    facets: facets.map(({ key }) => key),
    counted: counted.map(({ key }) => key),
    filters: knownFilters(facets, query, directory),
    among: found?.ids,
    order: query.ordering,
    language,
    page: query.page,
    per_page: query.per_page,
  });
  const [cards, versions] = await Promise.all([
    readCards(context, page.ids),
    editableVersions(context, page.ids),
  ]);
  return {
    ...asList(
      cards.map((card) => (versions.has(card.id) ? { ...card, version: versions.get(card.id) } : card)),
      page.total,
      query,
    ),
    facets: presentFacets(counted, page, directory),
    total_all: page.total_all,
    corrected: found?.corrected ?? null,
    more: found?.more ?? false,
  };
}

/** Every filter of the directory with the values it knows; one that the category has not knows none. */
function askedFilters(
  facets: readonly Facet[],
  query: Record<FacetKey, readonly string[]>,
  directory: DirectoryIndex,
): AskedFilter[] {
  return Object.values(FACETS).map((facet) => [
    facet.key,
    query[facet.key],
    (value) => facets.includes(facet) && facetValue(facet, value, directory) !== null,
  ]);
}

/** The chosen values that exist: an old address with a value no list has any more still shows a list. */
function knownFilters(
  facets: readonly Facet[],
  query: Record<FacetKey, readonly string[]>,
  directory: DirectoryIndex,
): Partial<Record<FacetKey, readonly string[]>> {
  const known = facets.map((facet) => [
    facet.key,
    query[facet.key].filter((value) => facetValue(facet, value, directory) !== null),
  ]);
  return Object.fromEntries(known);
}

/** The filters with the names of their values, the most frequent or the first of their list first. */
export function presentFacets(
  facets: readonly Facet[],
  page: DirectoryPage,
  directory: DirectoryIndex,
): FacetCounts[] {
  return facets.map((facet) => {
    const counted = page.facets.find(({ key }) => key === facet.key)?.values ?? [];
    const values = counted.flatMap(({ value, count, selected }) => {
      const shown = facetValue(facet, value, directory);
      return shown
        ? [{ value, name: shown.name, name_kh: shown.name_kh, count, selected, place: shown.place }]
        : [];
    });
    values.sort(
      (a, b) =>
        (facet.order === 'count' ? b.count - a.count : 0) ||
        a.place - b.place ||
        (a.value < b.value ? -1 : 1),
    );
    return {
      key: facet.key,
      label: facet.name,
      label_kh: facet.name_kh,
      values: values.map(({ place: _place, ...shown }) => shown),
    };
  });
}
