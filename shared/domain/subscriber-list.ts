import { oneOf, words } from './list-parts.ts';

/** What the list of subscribers can be asked for. */
export const SUBSCRIBER_LIST = {
  state: oneOf(['confirmed', 'waiting', 'left', 'all'], 'confirmed'),
  language: oneOf(['en', 'km'], ''),
  search: words,
  ordering: oneOf(['created', '-created'], '-created'),
} as const;
