import type { QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import type { listSubmissions } from '#shared/contracts/review.contract.ts';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';
import { defineListState, oneOf, pageNumber, someOf, typedText } from '#web/lib/list-state.ts';
import { withQuery } from '#web/lib/with-query.ts';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';

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

/** The queue in its address. */
export const queueList = defineListState<QueueState>(DESK_PATH, {
  tab: oneOf(TABS, 'all'),
  status: oneOf(STATUSES, 'waiting'),
  filters: someOf(FILTERS, 'filter'),
  search: typedText,
  ordering: oneOf(ORDERS, 'waiting'),
  page: pageNumber,
});
export const { read: readQueueState, query: queueQuery, change: withChange } = queueList;

/** The address of the queue in a state; `done` names the request decided last, whose decision can be undone. */
export function queueTo(state: QueueState, done?: string | null): string {
  const params = new URLSearchParams(queueQuery(state));
  if (done) params.set('done', done);
  return withQuery(DESK_PATH, params);
}

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
