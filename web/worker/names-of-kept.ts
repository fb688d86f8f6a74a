import { DEFAULT_LANGUAGE, type Language } from '#shared/i18n/languages.ts';
import { HYDRATION_HEADER, hydrationAddress } from '#web/lib/hydration-names.ts';

/**
 * By what name a page is kept: its address without `lang`, then the language it is in, so that a device never shows a
 * page in the language before. `_routes` says which part of the data the page has not yet; a whole answer serves all.
 */
export function keyOf(address: string, language: Language = DEFAULT_LANGUAGE): string {
  const url = new URL(address);
  for (const name of ['lang', 'kept']) url.searchParams.delete(name);
  url.hash = '';
  url.searchParams.set('kept', language);
  return url.href;
}

/** The address a visitor's copy is fetched from. */
export function visitorAddress(address: string, language: Language): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('lang', language);
  return url.href;
}

/** Addresses of what a kept page is woken by, as its own scripts write them; none where the page bears it itself. */
export function hydrationOf({ headers }: Pick<Response, 'headers'>, address: string): string[] {
  const names = headers.get(HYDRATION_HEADER)?.split(',') ?? [];
  const language = headers.get('content-language') ?? DEFAULT_LANGUAGE;
  const { pathname, search, searchParams } = new URL(address);
  // The name by which it is kept is no part of its address.
  const asked = searchParams.has('kept') ? queryWithout(searchParams, 'kept') : search;
  return names.map((name, n) => hydrationAddress(language, name, n === 0 ? '/' : pathname + asked));
}

function queryWithout(params: URLSearchParams, name: string): string {
  params.delete(name);
  return `${params}` && `?${params}`;
}

/** By what name that is kept: without the page, which only says how to make it again. */
export function hydrationKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.split('/').slice(0, 4).join('/');
}
