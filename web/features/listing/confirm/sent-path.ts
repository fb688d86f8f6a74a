import { GET_LISTED_PATH } from '#shared/domain/listing/listing-paths.ts';

/** The page that says a request has arrived; it can be opened again as long as the link of the mail works. */
export function sentPath(token: string): string {
  return `${GET_LISTED_PATH}/sent/${encodeURIComponent(token)}`;
}
