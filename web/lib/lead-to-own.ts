import { redirect } from 'react-router';

/** Where a record moved to, for good; the query, with the language in it, goes along. */
export const movedTo = (path: string, url: URL): Response => redirect(path + url.search, 301);

/** Leads from an old or mistyped address of a record to its own, once. */
export function leadToOwn(path: string, url: URL): void {
  if (url.pathname !== path) throw movedTo(path, url);
}
