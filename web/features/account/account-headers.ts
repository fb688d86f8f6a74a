/**
 * Headers of the pages that are about one account, or have a secret in their address: nobody keeps a copy
 * (server/http/render-page.ts), and no page one goes on to learns the address.
 */
const PRIVATE = { 'x-private': '1', 'referrer-policy': 'no-referrer' };

interface HeadersArgs {
  actionHeaders: Headers;
}

/** `headers` of such a route; cookies that its action sets go along. */
export function accountHeaders({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(PRIVATE);
  for (const cookie of actionHeaders.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}
