import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { tidyAddress } from '#web/lib/tidy-address.ts';

/** What the address of a list may say besides its search and page. */
export interface ListShape {
  path: string;
  /** Filters that take more than one value, in the order they stand in the address. */
  filters: readonly string[];
  /** Choices of one value: what they may be, and what they are when the address says nothing. */
  choices: Readonly<Record<string, { fits: (value: string) => boolean; fallback: string }>>;
}

/** Everything a list shows, read from its address. */
export interface ListState {
  search: string;
  filters: Readonly<Record<string, readonly string[]>>;
  choices: Readonly<Record<string, string>>;
  page: number;
  /** On phones the filters cover the page; without a script as well, since it is an address. */
  filtersOpen: boolean;
}

const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

/** Reads the state from an address; what cannot be is left out. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const page = Number(params.get('page') ?? 1);
  const filters: Record<string, string[]> = {};
  for (const key of shape.filters) {
    const values = [...new Set(params.getAll(key).filter(Boolean))];
    if (values.length > 0) filters[key] = values;
  }
  const choices: Record<string, string> = {};
  for (const [key, { fits, fallback }] of Object.entries(shape.choices)) {
    const value = params.get(key) ?? '';
    choices[key] = value && fits(value) ? value : fallback;
  }
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    filters,
    choices,
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
    filtersOpen: params.get('filters') === 'open',
  };
}

/** The address of a state: one order, defaults left out. */
export function listAddress(state: ListState, shape: ListShape): string {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  for (const key of shape.filters) for (const value of state.filters[key] ?? []) params.append(key, value);
  for (const [key, { fallback }] of Object.entries(shape.choices)) {
    const value = state.choices[key] ?? fallback;
    if (value !== fallback) params.set(key, value);
  }
  if (state.filtersOpen) params.set('filters', 'open');
  if (state.page > 1) params.set('page', String(state.page));
  const text = params.toString();
  return text ? `${shape.path}?${text}` : shape.path;
}

/** A state after a change of what is listed: back on the first page. */
export const withChange = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
});

export const withChoice = (state: ListState, choices: Record<string, string>): ListState =>
  withChange(state, { choices: { ...state.choices, ...choices } });

export const withFilter = (state: ListState, key: string, values: readonly string[]): ListState =>
  withChange(state, { filters: { ...state.filters, [key]: values } });

export const withoutValue = (state: ListState, key: string, value: string): ListState =>
  withFilter(
    state,
    key,
    (state.filters[key] ?? []).filter((one) => one !== value),
  );

export const filterCount = (state: ListState): number =>
  Object.values(state.filters).reduce((sum, values) => sum + values.length, 0);

/** The state with only the values the API knows, on a page there is. */
export function tidyState(
  state: ListState,
  { facets, total_page }: { facets: readonly FacetCounts[]; total_page: number },
): ListState {
  const filters: Record<string, readonly string[]> = {};
  for (const { key, values } of facets) {
    const chosen = values.filter(({ selected }) => selected).map(({ value }) => value);
    const kept = (state.filters[key] ?? []).filter((value) => chosen.includes(value));
    if (kept.length > 0) filters[key] = kept;
  }
  return { ...state, filters, page: state.page > total_page ? 1 : state.page };
}

/** The address to lead to where one says what its list leaves out; null where it is clean already. */
export function tidyList(url: URL, state: ListState, shape: ListShape): string | null {
  const own = ['search', 'page', 'filters', ...shape.filters, ...Object.keys(shape.choices)];
  return tidyAddress(url, own, new URL(listAddress(state, shape), url).searchParams);
}
