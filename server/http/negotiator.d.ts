declare module 'negotiator' {
  /** Content negotiation by the headers of a request (RFC 9110, 12.5). */
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** The one of `available` that is asked for most; of several alike the first of `preferred`. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
  }
}
