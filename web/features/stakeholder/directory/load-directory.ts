import { type RouterContextProvider, redirect } from 'react-router';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { hitsOf } from '#web/lib/list-hits.ts';
import { knownFilters, readDirectoryState, tidyDirectory, withChange } from './directory-state.ts';

/**
 * Loads a page of the directory. An address with unknown values, or beyond the last page, leads to the clean one, so
 * that one view has one address.
 */
export async function loadDirectory(
  request: Request,
  context: Readonly<RouterContextProvider>,
  category: string,
) {
  const url = new URL(request.url);
  const state = readDirectoryState(url.searchParams, category);
  const { search, ordering, page, filters } = state;
  const query = {
    search,
    page,
    ...filters,
    ...(search && !url.searchParams.has('ordering') ? {} : { ordering }),
  };
  const list = await callApi(context, listStakeholders, { params: { category }, query });
  const beyond = page > list.total_page;
  const clean = withChange(state, { filters: knownFilters(state, list.facets), page: beyond ? 1 : page });
  const tidy = tidyDirectory(url, clean, category);
  if (tidy !== null) throw redirect(tidy);
  return { category, state, list, hits: hitsOf(list.data, list.corrected ?? search) };
}
export type DirectoryData = Awaited<ReturnType<typeof loadDirectory>>;
