import type { DirectoryOrder, FacetCounts } from '#shared/contracts/directory-query.ts';
import { type FacetKey, facetsOf, hasFacetKey } from '#shared/domain/facets.ts';
import { tidyAddress } from '#web/lib/tidy-address.ts';

/** Orders offered to readers; the first is the default and stays out of the address. */
export const ORDERS = ['newest', 'name', '-updated'] as const satisfies readonly DirectoryOrder[];
export type ShownOrder = (typeof ORDERS)[number];
export const DEFAULT_ORDER: ShownOrder = 'newest';

/** Everything a directory page shows, read from its address. */
export interface DirectoryState {
  search: string;
  ordering: ShownOrder;
  page: number;
  view: 'cards' | 'table';
  /** On phones the filters cover the page; without a script as well, since it is an address. */
  filtersOpen: boolean;
  filters: Partial<Record<FacetKey, string[]>>;
}

const LONGEST_SEARCH = 200;

/** Reads the state from an address; what it does not know or cannot be is left out. */
export function readDirectoryState(params: URLSearchParams, category: string): DirectoryState {
  const ordering = params.get('ordering') as ShownOrder;
  const page = Number(params.get('page') ?? 1);
  const filters: DirectoryState['filters'] = {};
  for (const { key } of facetsOf(category)) {
    const values = [...new Set(params.getAll(key).filter(Boolean))];
    if (values.length > 0) filters[key] = values;
  }
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    ordering: ORDERS.includes(ordering) ? ordering : DEFAULT_ORDER,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    view: params.get('view') === 'table' ? 'table' : 'cards',
    filtersOpen: params.get('filters') === 'open',
    filters,
  };
}

/** The query of a state, in one order, defaults left out, with a leading `?` unless empty. */
export function directorySearch(state: DirectoryState): string {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  for (const [key, values] of Object.entries(state.filters))
    for (const value of values) params.append(key, value);
  if (state.ordering !== DEFAULT_ORDER) params.set('ordering', state.ordering);
  if (state.view !== 'cards') params.set('view', state.view);
  if (state.filtersOpen) params.set('filters', 'open');
  if (state.page > 1) params.set('page', String(state.page));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The query that a form of a directory asks for, as clean as a link. */
export const tidyQuery = (query: URLSearchParams, category: string): URLSearchParams =>
  new URLSearchParams(directorySearch(readDirectoryState(query, category)));

/** The address to lead to where one says what its directory leaves out; null where it is clean already. */
export function tidyDirectory(url: URL, state: DirectoryState, category: string): string | null {
  const own = ['search', 'ordering', 'view', 'filters', 'page', ...facetsOf(category).map(({ key }) => key)];
  return tidyAddress(url, own, new URLSearchParams(directorySearch(state)));
}

/** A state after a change of what is listed: back on the first page. */
export const withChange = (state: DirectoryState, change: Partial<DirectoryState>): DirectoryState => ({
  ...state,
  page: 1,
  ...change,
});

export function withoutFilter(state: DirectoryState, key: FacetKey, value: string): DirectoryState {
  const left = (state.filters[key] ?? []).filter((one) => one !== value);
  const { [key]: _gone, ...others } = state.filters;
  return withChange(state, { filters: left.length > 0 ? { ...others, [key]: left } : others });
}

export const cleared = (state: DirectoryState): DirectoryState =>
  withChange(state, { search: '', filters: {} });

/** The filters that the API knows: values it has never heard of go from the address. */
export function knownFilters(
  state: DirectoryState,
  facets: readonly FacetCounts[],
): DirectoryState['filters'] {
  const known: DirectoryState['filters'] = {};
  for (const { key, values } of facets.filter(hasFacetKey)) {
    const chosen = values.filter(({ selected }) => selected).map(({ value }) => value);
    const asked = state.filters[key] ?? [];
    const kept = asked.filter((value) => chosen.includes(value));
    if (kept.length > 0) known[key] = kept;
  }
  return known;
}

export const filterCount = (state: DirectoryState): number =>
  Object.values(state.filters).reduce((sum, values) => sum + values.length, 0);
