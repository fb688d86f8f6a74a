import type { listMessages } from '#shared/contracts/contact.contract.ts';
import type { QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import { CONTACT_CATEGORIES, type ContactCategorySlug } from '#shared/domain/contact-categories.ts';
import { CONTACT_STATUSES } from '#shared/domain/contact-life.ts';
import { withQuery } from '#web/lib/with-query.ts';

type Query = QueryOf<typeof listMessages>;
export type InboxList = ResponseOf<typeof listMessages>;
export type InboxRow = InboxList['data'][number];
export type InboxStatus = NonNullable<Query['status']>;
/** Messages that one form takes. */
export const MOST_AT_ONCE = 100;
export type InboxFilter = 'mine' | 'unassigned';

export const INBOX_PATH = '/desk/contact';
export const STATUSES: readonly InboxStatus[] = [...CONTACT_STATUSES, 'all'];
const FILTERS: readonly InboxFilter[] = ['mine', 'unassigned'];
const LONGEST_SEARCH = 200;

/** What the inbox shows, read from its address with the names the API gives its parameters (UX rules 1 and 2). */
export interface InboxState {
  status: InboxStatus;
  category: ContactCategorySlug | '';
  filters: InboxFilter[];
  search: string;
  ordering: 'created' | '-created';
  page: number;
}

/** Reads the state from an address; what it does not know or cannot be is left out. */
export function readInboxState(params: URLSearchParams): InboxState {
  const page = Number(params.get('page') ?? 1);
  const asked = params.getAll('filter');
  return {
    status: STATUSES.find((one) => one === params.get('status')) ?? 'open',
    category: CONTACT_CATEGORIES.find(({ slug }) => slug === params.get('category'))?.slug ?? '',
    filters: FILTERS.filter((filter) => asked.includes(filter)),
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    ordering: params.get('ordering') === '-created' ? '-created' : 'created',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The query of a state, in one order, defaults left out, without the `?`. */
export function inboxQuery(state: InboxState): string {
  const params = new URLSearchParams();
  if (state.status !== 'open') params.set('status', state.status);
  if (state.category) params.set('category', state.category);
  for (const filter of state.filters) params.append('filter', filter);
  if (state.search) params.set('search', state.search);
  if (state.ordering !== 'created') params.set('ordering', state.ordering);
  if (state.page > 1) params.set('page', String(state.page));
  return params.toString();
}

export function inboxTo(state: InboxState): string {
  const query = inboxQuery(state);
  return withQuery(INBOX_PATH, query);
}

/** The page of a message; it remembers the list one comes from. */
export function messageTo(id: string, inbox: string): string {
  const query = new URLSearchParams(inbox ? { inbox } : {});
  return withQuery(`${INBOX_PATH}/${id}`, query);
}

/** A state after a change of what is listed: back on the first page. */
export const withChange = (state: InboxState, change: Partial<InboxState>): InboxState => ({
  ...state,
  page: 1,
  ...change,
});

/** Chooses these filters together, or takes them away when they are what is chosen. */
export function toggleFilters(state: InboxState, filters: readonly InboxFilter[]): InboxState {
  return withChange(state, { filters: hasFilters(state, filters) ? [] : [...filters] });
}

/** Whether exactly these filters are chosen. */
export const hasFilters = (state: InboxState, filters: readonly InboxFilter[]): boolean =>
  state.filters.join() === filters.join();

export const isNarrowed = ({ search, filters, category }: InboxState): boolean =>
  search !== '' || filters.length > 0 || category !== '';

/** The API's query for a state. */
export function apiQuery({ status, category, filters, search, ordering, page }: InboxState): Query {
  return { status, ...(category ? { category } : {}), filter: filters, search, ordering, page };
}
