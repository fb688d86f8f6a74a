/**
 * What a cookie is called on this site. On https it bears a prefix by which browsers take it from this host alone, over TLS,
 * for every path: whoever controls another name under the same domain cannot plant one.
 */
export const cookieName = (plain: string, isSecure: boolean): string =>
  isSecure ? `__Host-${plain}` : plain;
