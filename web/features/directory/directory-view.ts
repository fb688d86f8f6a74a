import type { QueryOf } from '#shared/contracts/contract.ts';
import type { exportDirectory } from '#shared/contracts/directory.contract.ts';
import {
  COMPLETE_LEVELS,
  CONFIRMED_WHEN,
  DEFAULT_DIRECTORY_COLUMNS,
  DIRECTORY_COLUMNS,
  DIRECTORY_ORDERS,
  DIRECTORY_PATH,
  DIRECTORY_STATES,
  type DirectoryColumn,
  type DirectoryOrder,
  type DirectoryState,
  FACT_SOURCES,
} from '#shared/domain/directory.ts';
import { FACETS_OF_KIND, TERM_FIELDS } from '#shared/domain/facets.ts';
import { isProvinceCode } from '#shared/domain/provinces.ts';
import { CATEGORY_SLUGS, kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { readOneOf, readPage } from '#web/lib/list-query.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** Filters with one value out of a fixed list. */
export const CHOICES = {
  owner: ['yes', 'no'],
  complete: COMPLETE_LEVELS,
  missing: ['km', 'en'],
  confirmed: CONFIRMED_WHEN,
  source: FACT_SOURCES,
  twins: ['yes', 'no'],
} as const;
export type Choice = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];
export const DAYS = ['changed_from', 'changed_to'] as const;
export type Day = (typeof DAYS)[number];
/** Filters that take one value each in the form of the list; the calls take many. */
export const LISTS = ['category', 'province', ...TERM_FIELDS] as const;
export type ListFilter = (typeof LISTS)[number];
export type FilterName = ListFilter | Choice | Day;

/** What the list shows, read from its address with the names of the call's parameters. */
export interface DirectoryView {
  state: DirectoryState | 'all';
  search: string;
  ordering: DirectoryOrder | undefined;
  filters: Readonly<Partial<Record<FilterName, string>>>;
  /** Columns besides the name; null: those shown at first. */
  columns: readonly DirectoryColumn[] | null;
  page: number;
}

const LONGEST = 200;
const TABS = ['all', ...DIRECTORY_STATES] as const;

const knows = (name: FilterName, value: string): boolean => {
  if (name in CHOICES) return (CHOICES[name as Choice] as readonly string[]).includes(value);
  if (name === 'category')
    return value === 'other-stakeholder' || (CATEGORY_SLUGS as readonly string[]).includes(value);
  if (name === 'province') return isProvinceCode(value);
  if (name === 'changed_from' || name === 'changed_to')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return /^[a-z0-9-]{1,80}$/.test(value);
};

const FILTERS: readonly FilterName[] = [...LISTS, ...CHOICE_NAMES, ...DAYS];

/** What an address says wrongly counts as nothing said. */
export function readView(params: URLSearchParams): DirectoryView {
  const filters: Partial<Record<FilterName, string>> = {};
  for (const name of FILTERS) {
    const value = params.get(name) ?? '';
    if (value !== '' && knows(name, value)) filters[name] = value;
  }
  return {
    state: readOneOf(params, 'state', TABS) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, LONGEST),
    ordering: readOneOf(params, 'ordering', DIRECTORY_ORDERS),
    filters,
    columns: readColumns(params),
    page: readPage(params),
  };
}

/** Columns come one by one from the form of the choice, or joined as the address keeps them. */
function readColumns(params: URLSearchParams): DirectoryColumn[] | null {
  if (!params.has('columns')) return null;
  const asked = params.getAll('columns').flatMap((one) => one.split(','));
  const known = DIRECTORY_COLUMNS.filter((name) => asked.includes(name));
  return known.join() === DEFAULT_DIRECTORY_COLUMNS.join() ? null : known;
}

/** The query of a view in one order, defaults left out, without the `?`. */
export function viewQuery(view: DirectoryView): string {
  const params = new URLSearchParams();
  if (view.state !== 'all') params.set('state', view.state);
  for (const name of FILTERS) if (view.filters[name]) params.set(name, view.filters[name]);
  if (view.search) params.set('search', view.search);
  if (view.ordering) params.set('ordering', view.ordering);
  if (view.columns) params.set('columns', view.columns.join());
  if (view.page > 1) params.set('page', String(view.page));
  return params.toString();
}

/** The address of a view. */
export const viewTo = (view: DirectoryView): string => withQuery(DIRECTORY_PATH, viewQuery(view));

/** A view after a change of what is listed: back on the first page. */
export const withChange = (view: DirectoryView, change: Partial<DirectoryView>): DirectoryView => ({
  ...view,
  page: 1,
  ...change,
});

export function withoutFilter(view: DirectoryView, name: FilterName): DirectoryView {
  const { [name]: _gone, ...filters } = view.filters;
  return withChange(view, { filters });
}

export const isNarrowed = ({ search, filters }: DirectoryView): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** Where the records of a view are had as a file. */
export const fileTo = (view: DirectoryView, format: 'csv' | 'xlsx'): string =>
  withQuery(`${DIRECTORY_PATH}/export.${format}`, viewQuery(withChange(view, {})));

/** The filters that fit what is listed: those of a kind once it is chosen, as on the public site. */
export function termFiltersOf({ filters }: DirectoryView): (typeof TERM_FIELDS)[number][] {
  const of = FACETS_OF_KIND[filters.category ? kindFromSlug(filters.category) : 'all'];
  return TERM_FIELDS.filter((field) => of.includes(field) || filters[field]);
}

/** What the call is asked for. */
export function apiQuery({ state, search, ordering, filters }: DirectoryView) {
  return { state, search, ...(ordering ? { ordering } : {}), ...filters } as Omit<
    QueryOf<typeof exportDirectory>,
    'format' | 'columns' | 'whole'
  >;
}

/** The opposite order by the same column, or its first order. */
export function sortBy(
  view: DirectoryView,
  name: 'name' | 'name_kh' | 'complete' | 'updated_at' | 'created_at',
) {
  const first: DirectoryOrder = name === 'updated_at' || name === 'created_at' ? `-${name}` : name;
  const other: DirectoryOrder = first === name ? `-${name}` : name;
  const current = view.ordering ?? (view.search ? undefined : '-updated_at');
  const next = current === first ? other : first;
  return {
    to: viewTo(withChange(view, { ordering: next === '-updated_at' && !view.search ? undefined : next })),
    ...(current === name ? { direction: 'ascending' as const } : {}),
    ...(current === `-${name}` ? { direction: 'descending' as const } : {}),
  };
}
