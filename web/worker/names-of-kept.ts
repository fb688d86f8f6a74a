import { DEFAULT_LANGUAGE, type Language } from '#shared/i18n/languages.ts';

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
