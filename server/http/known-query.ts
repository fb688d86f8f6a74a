import { isKnownToPages } from '#shared/domain/page-parameters.ts';
import { isSecretPage } from '#shared/domain/secret-pages.ts';

/** Pages of people and of the desk read names of their own, many of them out of data. */
const OF_PEOPLE = /^\/(desk|dev|user|account|camdigikey-login)(\/|$)/;
/** What the scripts of a page ask for; only links and addresses that people type or send are mended. */
const IN_SCRIPT = /\.data$/;

/**
 * The address to lead to where one holds names that no page reads: a filter that is misspelt would show everything as if it
 * had been asked for. Null where all names are known, and where pages read names of their own.
 */
export function knownAddress({ pathname, searchParams }: URL): string | null {
  if (OF_PEOPLE.test(pathname) || IN_SCRIPT.test(pathname) || isSecretPage(pathname)) return null;
  const known = [...searchParams].filter(([name]) => isKnownToPages(name));
  if (known.length === searchParams.size) return null;
  const query = new URLSearchParams(known);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
