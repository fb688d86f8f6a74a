import type { listMessages } from '#shared/contracts/contact.contract.ts';
import type { QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import { CONTACT_STATUSES } from '#shared/domain/cases/contact.ts';
import { CONTACT_CATEGORIES, type ContactCategorySlug } from '#shared/domain/contact-categories.ts';
import { defineListState, oneOf, pageNumber, someOf, typedText } from '#web/lib/list-state.ts';
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
const CATEGORIES = CONTACT_CATEGORIES.map(({ slug }) => slug);

/** What the inbox shows, read from its address with the names the API gives its parameters (UX rules 1 and 2). */
export interface InboxState {
  status: InboxStatus;
  category: ContactCategorySlug | '';
  filters: InboxFilter[];
  search: string;
  ordering: 'created' | '-created';
  page: number;
}

/** The list in its address. */
export const inboxList = defineListState<InboxState>(INBOX_PATH, {
  status: oneOf(STATUSES, 'open'),
  category: oneOf(CATEGORIES, ''),
  filters: someOf(FILTERS, 'filter'),
  search: typedText,
  ordering: oneOf(['created', '-created'], 'created'),
  page: pageNumber,
});
export const { read: readInboxState, query: inboxQuery, to: inboxTo, change: withChange } = inboxList;

/** The page of a message; it remembers the list one comes from. */
export function messageTo(id: string, inbox: string): string {
  const query = new URLSearchParams(inbox ? { inbox } : {});
  return withQuery(`${INBOX_PATH}/${id}`, query);
}

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
