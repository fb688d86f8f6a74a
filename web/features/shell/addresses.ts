import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/i18n/languages.ts';

/**
 * Parameters that change what a page says. Whatever else stands in an address (the language, an open dialog, the marks of
 * senders, anything somebody made up) leads to the same page and has no place in its one address.
 */
const MEANINGFUL = new Set(
  (
    'id page per_page search ordering view when from to month status closing closes_from closes_to place organiser ' +
    'category province stage sector kind type industry business_model looking_at employee_range expertise interest ' +
    'investor_type investment_stage service language funding_stage cohort tag year tab quarter funding_currency'
  ).split(' '),
);

export interface PageAddress {
  pathname: string;
  search: string;
}

/** Pages whose query and path may hold a secret: what stands in their head names neither. */
const SECRET = new RegExp(
  `^(${IDENTITY_RETURN_PATH}|/account/(?:confirm-email|reset-password-confirm))(?:/|$)`,
);

/** What of the query has a meaning, sorted, so that one page has one address. */
function meaningful(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!MEANINGFUL.has(name)) query.delete(name);
  query.sort();
  return query;
}

/** A program shown over the list has an address of its own, which is the true one (B.06). */
function openedOver(pathname: string, query: URLSearchParams): string | null {
  const id = query.get('id');
  return /^\/program\/?$/.test(pathname) && id && /^[\da-f-]{36}$/i.test(id) ? `/program/${id}` : null;
}

/** Addresses whose last part is a secret, in which small and large letters differ. */
const WITH_TOKEN =
  /^\/(unsubscribe|team-invite|program\/submission|event\/submission|ecosystem\/get-listed\/(sent|follow|continue))\//i;

/** A path as we write it: the router takes `/ABOUT` for `/about` too. */
const written = (pathname: string) => (WITH_TOKEN.test(pathname) ? pathname : pathname.toLowerCase());

/** The full address of a page in one language. English, the default, has the plain one. */
export function addressIn(language: Language, page: PageAddress, publicUrl: string): string {
  const secret = SECRET.exec(page.pathname)?.[1];
  if (secret) return `${publicUrl}${secret}`;
  const query = meaningful(page.search);
  const opened = openedOver(page.pathname, query);
  if (opened) return addressIn(language, { pathname: opened, search: '' }, publicUrl);
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  const path = page.pathname === '/' ? '/' : written(page.pathname.replace(/(?<!\/)\/+$/, ''));
  return `${publicUrl}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The `hreflang` pairs of a page; whoever wants neither language gets the default one (UX rule 57). */
export function alternates(page: PageAddress, publicUrl: string): { lang: string; href: string }[] {
  return [
    ...LANGUAGES.map((lang) => ({ lang, href: addressIn(lang, page, publicUrl) })),
    { lang: 'x-default', href: addressIn(DEFAULT_LANGUAGE, page, publicUrl) },
  ];
}

/** The same page in a language, as a link: everything else in the address stays (4.028, UX rule 6.3.24). */
export function switchTo(language: Language, { pathname, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

/** The address without one parameter, hash left out. */
export function without(name: string, { pathname, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The address with one parameter set. */
export function withParam(name: string, value: string, { pathname, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${pathname}?${query}`;
}
