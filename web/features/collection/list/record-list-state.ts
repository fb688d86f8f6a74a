import { type Collection, filtersOf, sortableOf } from '#shared/domain/collection/collection.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { type RecordState, statesOf } from '#shared/domain/collection/collection-state.ts';
import { readPage } from '#web/lib/list-query.ts';
import { collectionPath } from '../collection-paths.ts';
import { columnNames, defaultColumns } from './record-columns.ts';

/** What a list shows, read from its address with the names the API gives its parameters. */
export interface ListState {
  state: 'all' | RecordState;
  search: string;
  /** Empty: the collection's own order. */
  ordering: string;
  /** Chosen values by parameter. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Records whose text is missing in this language. */
  missing: 'en' | 'km' | null;
  /** Columns besides the name; null: those shown at first. */
  columns: readonly string[] | null;
  page: number;
}

const LONGEST = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The parameters a field is filtered by. */
export const filterParams = ({ name, input }: CollectionField): readonly string[] =>
  input === 'moment' ? [`${name}_from`, `${name}_to`] : [name];

/** Reads the state from an address; what it does not know or cannot be is left out. */
export function readListState(collection: Collection, params: URLSearchParams): ListState {
  const state = statesOf(collection).find((one) => one === params.get('state')) ?? 'all';
  const ordering = params.get('ordering') ?? '';
  const sortable = sortableOf(collection).includes(ordering.replace(/^-/, ''));
  const filters: Record<string, string[]> = {};
  for (const field of filtersOf(collection)) {
    for (const param of filterParams(field)) {
      const values = [...new Set(params.getAll(param))].filter(
        (value) => value !== '' && value.length <= LONGEST && (field.input !== 'moment' || DAY.test(value)),
      );
      if (values.length > 0) filters[param] = values.slice(0, 60);
    }
  }
  const missing = params.get('missing');
  return {
    state,
    search: (params.get('search') ?? '').trim().slice(0, LONGEST),
    ordering: sortable && ordering !== collection.order ? ordering : '',
    filters,
    missing: missing === 'en' || missing === 'km' ? missing : null,
    columns: readColumns(collection, params),
    page: readPage(params),
  };
}

/** Columns come one by one from the form of the choice, or joined as the address keeps them. */
function readColumns(collection: Collection, params: URLSearchParams): string[] | null {
  if (!params.has('columns')) return null;
  const asked = params.getAll('columns').flatMap((one) => one.split(','));
  const known = columnNames(collection).filter((name) => asked.includes(name));
  return known.join() === defaultColumns(collection).join() ? null : known;
}

/** The query of a state, in one order, defaults left out, without the `?`. */
export function listQuery(state: ListState): string {
  const params = new URLSearchParams();
  if (state.state !== 'all') params.set('state', state.state);
  for (const [name, values] of Object.entries(state.filters))
    for (const value of values) params.append(name, value);
  if (state.missing) params.set('missing', state.missing);
  if (state.search) params.set('search', state.search);
  if (state.ordering) params.set('ordering', state.ordering);
  if (state.columns) params.set('columns', state.columns.join());
  if (state.page > 1) params.set('page', String(state.page));
  return params.toString();
}

/** The address of a list in a state. */
export function listTo(collection: Pick<Collection, 'name'>, state: ListState): string {
  const query = listQuery(state);
  return `${collectionPath(collection.name)}${query && `?${query}`}`;
}

/** A state after a change of what is listed: back on the first page. */
export const withChange = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
});

/** A state without one value of a filter. */
export function withoutFilter(state: ListState, param: string, value: string): ListState {
  const { [param]: values = [], ...others } = state.filters;
  const left = values.filter((one) => one !== value);
  return withChange(state, { filters: left.length > 0 ? { ...others, [param]: left } : others });
}

/** The opposite order by the same column, or its first order. */
export function sortBy(collection: Collection, state: ListState, name: string): ListState {
  const current = state.ordering || collection.order;
  const next = current === name ? `-${name}` : name;
  return withChange(state, { ordering: next === collection.order ? '' : next });
}

/** How the list is sorted by a column now. */
export function directionOf(
  collection: Collection,
  state: ListState,
  name: string,
): 'ascending' | 'descending' | undefined {
  const current = state.ordering || collection.order;
  if (current === name) return 'ascending';
  return current === `-${name}` ? 'descending' : undefined;
}

/** Whether search or filters narrow the list. */
export const isNarrowed = (state: ListState): boolean =>
  state.search !== '' || state.missing !== null || Object.keys(state.filters).length > 0;

/** The state without search and filters. */
export const withoutNarrowing = (state: ListState): ListState =>
  withChange(state, { search: '', missing: null, filters: {} });

/** The API's query for a state. */
export function apiQuery({ state, search, ordering, filters, missing }: ListState) {
  return {
    state,
    search,
    ordering,
    ...(missing ? { missing } : {}),
    ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
  };
}
