import { INBOX_FILTERS, INBOX_PATH, type InboxFilter } from '#shared/domain/inbox.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';

/** What the address of the inbox asks for. */
export interface InboxView {
  filter: InboxFilter;
  search: string;
  page: number;
}

/** What an address says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams): InboxView => ({
  filter: readOneOf(params, 'filter', INBOX_FILTERS) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, 200),
  page: readPage(params),
});

/** The address of a view, or of a thread beside it. */
export const viewTo = ({ filter, search, page }: InboxView, path: string = INBOX_PATH): string =>
  withParams(path, '', {
    filter: filter === 'all' ? undefined : filter,
    search,
    page: page > 1 ? page : undefined,
  });
