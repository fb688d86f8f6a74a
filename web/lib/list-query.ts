/** The page number of an address; 1 when it is missing or no number. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** One of a list's known values, or undefined. */
export function readOneOf<T extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly T[],
): T | undefined {
  return known.find((value) => value === params.get(name));
}

/** An address with some parameters changed; an empty value takes its parameter away. */
export function withParams(
  path: string,
  params: URLSearchParams | string,
  change: Record<string, string | number | undefined>,
): string {
  const next = new URLSearchParams(params);
  next.delete('lang');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
