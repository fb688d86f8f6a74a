/** A path with its query; without the question mark where nothing is asked. */
export function withQuery(path: string, query: URLSearchParams | string): string {
  // Not `query.size`: browsers of 2022 do not have it, and would drop every query in silence.
  const search = String(query);
  return search === '' ? path : `${path}?${search}`;
}
