import { oneOf, words } from './list-parts.ts';
import { SAVED_GROUPS, SAVED_ORDERS } from './saved.ts';

/** What the saved list can be asked for. */
export const SAVED_LIST = {
  group: oneOf(SAVED_GROUPS, ''),
  search: words,
  ordering: oneOf(SAVED_ORDERS, 'newest'),
} as const;
