import type { Language } from '#shared/i18n/languages.ts';

const isLanguage = (value: string | undefined): value is Language => value === 'en' || value === 'km';
export const LANGUAGE_COOKIE = 'language';

/** Language of an API answer: Accept-Language, else the cookie, else English. */
export function languageOfCall(acceptLanguage: string | undefined, cookie: string | undefined): Language {
  const first = acceptLanguage?.split(',')[0]?.trim().slice(0, 2).toLowerCase();
  if (isLanguage(first)) return first;
  return isLanguage(cookie) ? cookie : 'en';
}

/** Language of a page: `?lang=`, else the cookie, else English (4.029). */
export function languageOfPage(lang: string | null, cookie: string | undefined): Language {
  if (isLanguage(lang ?? undefined)) return lang as Language;
  return isLanguage(cookie) ? cookie : 'en';
}
