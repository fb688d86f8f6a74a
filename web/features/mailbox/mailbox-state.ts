import { readPage } from '#web/lib/list-query.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** What the mailbox shows, read from its address. */
export interface MailboxState {
  /** Part of an address. */
  address: string;
  page: number;
  view: 'formatted' | 'plain';
}

const LONGEST = 200;

export function readMailboxState(params: URLSearchParams): MailboxState {
  return {
    address: (params.get('address') ?? '').trim().slice(0, LONGEST),
    page: readPage(params),
    view: params.get('view') === 'plain' ? 'plain' : 'formatted',
  };
}

/** The address of the mailbox, or of one mail in it. */
export function mailboxTo(state: MailboxState, id?: string | null): string {
  const params = new URLSearchParams();
  if (state.address) params.set('address', state.address);
  if (state.page > 1) params.set('page', String(state.page));
  if (id && state.view === 'plain') params.set('view', 'plain');
  return withQuery(`/dev/mailbox${id ? `/${id}` : ''}`, params);
}
