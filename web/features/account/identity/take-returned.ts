import { type Returned, readReturned } from './returned.ts';

declare global {
  interface Window {
    /** The query the browser came back with, from the moment it was taken out of the address. */
    phumReturned?: string;
  }
}

/**
 * The first script of the page: takes the query out of the address before anything else runs, so that the token is in no
 * history, no referrer and no report of another script.
 */
export const TAKE_QUERY =
  'if(location.search){window.phumReturned=location.search;history.replaceState(history.state,"",location.pathname)}';

/** What was brought back, once. */
export function takeReturned(): Returned {
  const query = window.phumReturned ?? window.location.search;
  delete window.phumReturned;
  if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname);
  return readReturned(new URLSearchParams(query));
}
