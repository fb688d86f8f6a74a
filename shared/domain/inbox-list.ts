import { INBOX_FILTERS } from './inbox.ts';
import { oneOf, words } from './list-parts.ts';

/** What the inbox can be asked for. */
export const INBOX_LIST = { filter: oneOf(INBOX_FILTERS, 'all'), search: words } as const;
