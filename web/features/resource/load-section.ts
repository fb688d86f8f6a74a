import { data, type RouterContextProvider, redirect } from 'react-router';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { listResourcePages, listResources } from '#shared/contracts/resource.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { hitsOf } from '#web/lib/list-hits.ts';
import { readListState, tidyList, tidyState } from '../publication/publication-list-state.ts';
import { sectionShape } from './section-shape.ts';
import { topicsFor } from './topic-language.ts';

/**
 * Loads a section of the library. An address with unknown values, or beyond the last page, leads to the clean one, so
 * that one view has one address.
 */
export async function loadSection(slug: string, request: Request, context: Readonly<RouterContextProvider>) {
  const url = new URL(request.url);
  const pages = await callApi(context, listResourcePages, { query: { per_page: 100 } });
  const section = pages.data.find((one) => one.slug === slug);
  if (!section) throw data(null, { status: 404 });
  const shape = sectionShape(section);
  const state = readListState(url.searchParams, shape);
  const list = await callApi(context, listResources, {
    query: {
      ...state.filters,
      resource: slug,
      search: state.search,
      page: state.page,
      ordering: (state.choices.ordering ?? 'newest') as 'newest',
    },
  });
  const clean = tidyState(state, list);
  const tidy = tidyList(url, clean, shape);
  if (tidy !== null) throw redirect(tidy);
  const { language } = pageApi(context).caller;
  const facets = list.facets
    .filter(({ key, values }) => shape.filters.includes(key) && values.length > 0)
    .map((facet) => (facet.key === 'tag' ? { ...facet, values: ownTopics(facet.values, language) } : facet));
  const hits = hitsOf(list.data, list.corrected ?? state.search);
  return { section, list: { ...list, facets }, hits, state: clean };
}
export type SectionData = Awaited<ReturnType<typeof loadSection>>;

/** Topics in the letters of the page, and those that are chosen. */
function ownTopics(values: FacetCounts['values'], language: Language): FacetCounts['values'] {
  const own = topicsFor(language, values, ({ name }) => name);
  return values.filter((value) => value.selected || own.includes(value));
}
