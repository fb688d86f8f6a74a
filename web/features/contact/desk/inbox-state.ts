import type { listMessages } from '#shared/contracts/contact.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { CONTACT_CASE } from '#shared/domain/cases/contact.ts';
import { CONTACT_CATEGORY_SLUGS } from '#shared/domain/contact-categories.ts';
import { oneOf } from '#shared/domain/list-parts.ts';
import { defineListState } from '#web/lib/list-state.ts';
import { withQuery } from '#web/lib/with-query.ts';

export type InboxList = ResponseOf<typeof listMessages>;
export type InboxRow = InboxList['data'][number];
/** Messages that one form takes. */
export const MOST_AT_ONCE = 100;

export const INBOX_PATH = '/desk/contact';
export const STATUSES = CONTACT_CASE.list.status.values;

/** The list in its address: of the subjects, one is chosen there. */
export const inboxList = defineListState(INBOX_PATH, {
  ...CONTACT_CASE.list,
  category: oneOf(CONTACT_CATEGORY_SLUGS, ''),
});
export type InboxState = ReturnType<typeof inboxList.read>;
export const { read: readInboxState, query: inboxQuery, to: inboxTo, change: withChange } = inboxList;

/** The page of a message; it remembers the list one comes from. */
export function messageTo(id: string, inbox: string): string {
  const query = new URLSearchParams(inbox ? { inbox } : {});
  return withQuery(`${INBOX_PATH}/${id}`, query);
}

export const isNarrowed = ({ search, filter, category }: InboxState): boolean =>
  search !== '' || filter.length > 0 || category !== '';
