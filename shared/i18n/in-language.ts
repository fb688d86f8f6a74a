import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/**
 * The address of a page of the site as it is passed on by somebody who reads it in a language: whoever opens it reads it
 * so too, whatever language their browser asks for or keeps.
 */
export function inLanguage(address: string, language: Language): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('lang', language);
  return `${path}?${parameters}${hash}`;
}

/** The address under which search engines list a page in a language; English, the default, has the plain one. */
export const listedAddress = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : inLanguage(address, language);
