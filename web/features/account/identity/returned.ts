/** What the browser brought back from the provider. */
export type Returned =
  | { kind: 'token'; token: string; state?: string }
  /** The provider signed nobody in. */
  | { kind: 'cancelled' | 'expired' | 'disabled' | 'failed' }
  /** Neither a token nor a reason: somebody opened the address, or opened it again. */
  | { kind: 'nothing' };
export type Refusal = Exclude<Returned['kind'], 'token'>;

/** The provider's numbers and names for errors are not published; these words stand in all that were seen. */
const REFUSALS: readonly (readonly [RegExp, Refusal])[] = [
  [/cancel|denied|abort/i, 'cancelled'],
  [/expire|time_?out/i, 'expired'],
  [/disable|inactive|suspend|block|deactivat/i, 'disabled'],
];

/**
 * Reads the query of the way back. Its texts are never shown: anybody can write an address, so they only choose among
 * our own words.
 */
export function readReturned(query: URLSearchParams): Returned {
  const token = query.get('authToken');
  if (token) return { kind: 'token', token, state: query.get('state') ?? undefined };
  const code = query.get('errorCode');
  const message = query.get('errorMessage');
  if (code === null && message === null) return { kind: 'nothing' };
  for (const said of [code ?? '', message ?? '']) {
    const found = REFUSALS.find(([words]) => words.test(said));
    if (found) return { kind: found[1] as 'failed' };
  }
  return { kind: 'failed' };
}
