import type { QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import type { listSubmissions } from '#shared/contracts/review.contract.ts';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';
import { withQuery } from '#web/lib/with-query.ts';
import { DESK_PATH } from '../frame/desk-paths.ts';

type Query = QueryOf<typeof listSubmissions>;
export type QueueList = ResponseOf<typeof listSubmissions>;
export type QueueRow = QueueList['data'][number];
export type QueueTab = NonNullable<Query['tab']>;
export type QueueStatus = NonNullable<Query['status']>;
export type QueueOrder = NonNullable<Query['ordering']>;
export type QueueFilter =
  | 'mine'
  | 'unassigned'
  | 'profile'
  | 'change'
  | 'resubmitted'
  | 'duplicates'
  | 'one_language';

export const TABS: readonly QueueTab[] = ['all', ...SUBJECT_KINDS];
/** What can be shown, in the order of the list: whose turn it is, then each end, then everything. */
export const STATUSES: readonly QueueStatus[] = [
  'waiting',
  'owner',
  'returned',
  'draft',
  'approved',
  'rejected',
  'archived',
  'all',
];
const FILTERS: readonly QueueFilter[] = [
  'mine',
  'unassigned',
  'profile',
  'change',
  'resubmitted',
  'duplicates',
  'one_language',
];
const ORDERS: readonly QueueOrder[] = ['waiting', '-waiting', 'name', '-name', 'round', '-round'];

/** What the queue shows, read from its address with the names the API gives its parameters (UX rules 1 and 2). */
export interface QueueState {
  tab: QueueTab;
  status: QueueStatus;
  filters: QueueFilter[];
  search: string;
  ordering: QueueOrder;
  page: number;
}

const DEFAULTS = { tab: 'all', status: 'waiting', ordering: 'waiting' } as const;
const LONGEST_SEARCH = 200;

const oneOf = <T extends string>(list: readonly T[], value: string | null, fallback: T): T =>
  list.find((one) => one === value) ?? fallback;

/** Reads the state from an address; what it does not know or cannot be is left out. */
export function readQueueState(params: URLSearchParams): QueueState {
  const page = Number(params.get('page') ?? 1);
  const asked = params.getAll('filter');
  return {
    tab: oneOf(TABS, params.get('tab'), DEFAULTS.tab),
    status: oneOf(STATUSES, params.get('status'), DEFAULTS.status),
    filters: FILTERS.filter((filter) => asked.includes(filter)),
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    ordering: oneOf(ORDERS, params.get('ordering'), DEFAULTS.ordering),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The query of a state, in one order, defaults left out, without the `?`. */
export function queueQuery(state: QueueState): string {
  const params = new URLSearchParams();
  if (state.tab !== DEFAULTS.tab) params.set('tab', state.tab);
  if (state.status !== DEFAULTS.status) params.set('status', state.status);
  for (const filter of state.filters) params.append('filter', filter);
  if (state.search) params.set('search', state.search);
  if (state.ordering !== DEFAULTS.ordering) params.set('ordering', state.ordering);
  if (state.page > 1) params.set('page', String(state.page));
  return params.toString();
}

/** The address of the queue in a state; `done` names the request decided last, whose decision can be undone. */
export function queueTo(state: QueueState, done?: string | null): string {
  const params = new URLSearchParams(queueQuery(state));
  if (done) params.set('done', done);
  return withQuery(DESK_PATH, params);
}

/** A state after a change of what is listed: back on the first page. */
export const withChange = (state: QueueState, change: Partial<QueueState>): QueueState => ({
  ...state,
  page: 1,
  ...change,
});

/** Whether all of these filters are chosen. */
export const hasFilters = (state: QueueState, filters: readonly QueueFilter[]): boolean =>
  filters.every((filter) => state.filters.includes(filter));

/** Chooses these filters together, or takes them away when they all are. */
export function toggleFilters(state: QueueState, filters: readonly QueueFilter[]): QueueState {
  const chosen = hasFilters(state, filters);
  return withChange(state, {
    filters: FILTERS.filter((filter) =>
      filters.includes(filter) ? !chosen : state.filters.includes(filter),
    ),
  });
}

/** The opposite order by the same column, or the first order of another one. */
export function sortBy(state: QueueState, column: 'waiting' | 'name' | 'round'): QueueState {
  return withChange(state, { ordering: state.ordering === column ? `-${column}` : column });
}

/** How the list is sorted by a column now. Waiting first means the oldest moment first. */
export function directionOf(
  state: QueueState,
  column: 'waiting' | 'name' | 'round',
): 'ascending' | 'descending' | undefined {
  if (state.ordering === column) return column === 'waiting' ? 'descending' : 'ascending';
  if (state.ordering === `-${column}`) return column === 'waiting' ? 'ascending' : 'descending';
  return undefined;
}

/** Whether search or filters narrow the list. */
export const isNarrowed = (state: QueueState): boolean => state.search !== '' || state.filters.length > 0;

/** The API's query for a state. */
export function apiQuery({ tab, status, filters, search, ordering, page }: QueueState): Query {
  return { tab, status, filter: filters, search, ordering, page };
}
