import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/**
 * The address of a page of the site as it is passed on by somebody who reads it in a language: whoever opens it reads it
 * so too. English, the default, has the plain address.
 */
export function inLanguage(address: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('lang', language);
  return `${path}?${parameters}${hash}`;
}
