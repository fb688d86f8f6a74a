import { DEFAULT_LANGUAGE, isLanguage, type Language, languageFromHeader } from '#shared/i18n/languages.ts';

export const LANGUAGE_COOKIE = 'language';

/** Language of an API answer: Accept-Language, else the cookie, else English. */
export function languageOfCall(acceptLanguage: string | undefined, cookie: string | undefined): Language {
  return languageFromHeader(acceptLanguage) ?? (isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE);
}

/** Language of a page: `?lang=`, else the cookie, else what the browser asks for, else English (4.029). */
export function languageOfPage(
  lang: string | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(lang)) return lang;
  return isLanguage(cookie) ? cookie : (languageFromHeader(acceptLanguage) ?? DEFAULT_LANGUAGE);
}
