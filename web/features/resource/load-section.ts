import { data, type RouterContextProvider, redirect } from 'react-router';
import { listResourcePages, listResources } from '#shared/contracts/resource.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { readListState, tidyAddress, tidyState } from '../publication/list-state.ts';
import { sectionShape } from './section-shape.ts';

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
  const tidy = tidyAddress(url, clean, shape);
  if (tidy !== null) throw redirect(tidy);
  const facets = list.facets.filter(({ key, values }) => shape.filters.includes(key) && values.length > 0);
  return { section, list: { ...list, facets }, state: clean };
}
export type SectionData = Awaited<ReturnType<typeof loadSection>>;
