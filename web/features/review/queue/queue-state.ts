import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listSubmissions } from '#shared/contracts/review.contract.ts';
import { SUBMISSION_CASE } from '#shared/domain/cases/submission.ts';
import { oneOf } from '#shared/domain/list-parts.ts';
import { defineListState } from '#web/lib/list-state.ts';
import { withQuery } from '#web/lib/with-query.ts';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';

export type QueueList = ResponseOf<typeof listSubmissions>;
export type QueueRow = QueueList['data'][number];

const { list } = SUBMISSION_CASE;
export const TABS = list.tab.values;
/** What can be shown, in the order of the list: whose turn it is, then each end, then everything. */
export const STATUSES = [
  'waiting',
  'owner',
  'returned',
  'draft',
  'approved',
  'rejected',
  'archived',
  'all',
] as const satisfies readonly (typeof list.status.values)[number][];

/** The queue in its address, with the names the API gives its parameters. */
export const queueList = defineListState(DESK_PATH, { ...list, status: oneOf(STATUSES, 'waiting') });
export const { read: readQueueState, query: queueQuery, change: withChange } = queueList;
export type QueueState = ReturnType<typeof readQueueState>;
export type QueueStatus = QueueState['status'];
export type QueueFilter = QueueState['filter'][number];

/** The address of the queue in a state; `done` names the request decided last, whose decision can be undone. */
export function queueTo(state: QueueState, done?: string | null): string {
  const params = new URLSearchParams(queueQuery(state));
  if (done) params.set('done', done);
  return withQuery(DESK_PATH, params);
}

/** Whether all of these filters are chosen. */
export const hasFilters = (state: QueueState, filters: readonly QueueFilter[]): boolean =>
  filters.every((filter) => state.filter.includes(filter));

/** Chooses these filters together, or takes them away when they all are. */
export function toggleFilters(state: QueueState, filters: readonly QueueFilter[]): QueueState {
  const chosen = hasFilters(state, filters);
  return withChange(state, {
    filter: list.filter.values.filter((filter) =>
      filters.includes(filter) ? !chosen : state.filter.includes(filter),
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
export const isNarrowed = (state: QueueState): boolean =>
  state.search !== '' || state.filter.length > 0 || MORE_FILTERS.some((name) => state[name] !== '');

/** Filters that take one value, in the order of their form. */
export const MORE_FILTERS = [
  'assignee',
  'province',
  'sector',
  'language',
  'sent_from',
  'sent_until',
] as const;
/** None of them is chosen. */
export const NO_MORE_FILTERS = {
  assignee: '',
  province: '',
  sector: '',
  language: '',
  sent_from: '',
  sent_until: '',
} as const satisfies Pick<QueueState, (typeof MORE_FILTERS)[number]>;
