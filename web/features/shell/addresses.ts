import { isMeaningful } from '#shared/domain/page-parameters.ts';
import { secretPageOf } from '#shared/domain/secret-pages.ts';
import { trimEndSlashes } from '#shared/format/trim-slashes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { withQuery } from '#web/lib/with-query.ts';

export interface PageAddress {
  pathname: string;
  search: string;
}

/** What of the query has a meaning, sorted, so that one page has one address. */
function meaningful(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!isMeaningful(name)) query.delete(name);
  query.sort();
  return query;
}

/**
 * The full address of a page in one language. English, the default, has the plain one. Of a page whose address holds a
 * secret it is what everybody may know of it.
 */
export function addressIn(language: Language, page: PageAddress, publicUrl: string): string {
  const secret = secretPageOf(page.pathname);
  const query = secret === null ? meaningful(page.search) : new URLSearchParams();
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  const path = secret === null ? written(page.pathname) : `/${secret}`;
  return withQuery(`${publicUrl}${path}`, query);
}

/** A path as we write it: the router takes `/ABOUT/` for `/about` too. */
const written = (pathname: string) => trimEndSlashes(pathname).toLowerCase() || '/';

/** The `hreflang` pairs of a page; whoever wants neither language gets the default one. */
export function alternates(page: PageAddress, publicUrl: string): { lang: string; href: string }[] {
  return [
    ...LANGUAGES.map((lang) => ({ lang, href: addressIn(lang, page, publicUrl) })),
    { lang: 'x-default', href: addressIn(DEFAULT_LANGUAGE, page, publicUrl) },
  ];
}

/** The same page in a language, as a link: everything else in the address stays. */
export const switchTo = (language: Language, page: PageAddress): string => withParam('lang', language, page);

/** The address without one parameter, hash left out. */
export function without(name: string, { pathname, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  return withQuery(pathname, query);
}

/** The address with one parameter set. */
export function withParam(name: string, value: string, { pathname, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${pathname}?${query}`;
}
