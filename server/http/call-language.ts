import cookie from '@fastify/cookie';
import { LANGUAGE_COOKIE } from '#shared/constants.ts';
import { cookieName } from '#shared/domain/cookie-name.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageFromHeader } from '#shared/i18n/languages.ts';
import type { Config } from '../config.ts';

/** The language this browser keeps, as its cookie says it. On https only this host can have set it. */
export const keptLanguage = (
  { secure }: Pick<Config, 'secure'>,
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined => cookies[cookieName(LANGUAGE_COOKIE, secure)];

/** Set-Cookie value that keeps a language for a year. Scripts may read it: they change the language too. */
export const languageCookie = ({ secure }: Pick<Config, 'secure'>, language: Language): string =>
  cookie.serialize(cookieName(LANGUAGE_COOKIE, secure), language, {
    path: '/',
    maxAge: 365 * 86_400,
    secure,
    sameSite: 'lax',
  });

/** Language of an API answer: Accept-Language, else the cookie, else English. */
export function languageOfCall(acceptLanguage: string | undefined, cookie: string | undefined): Language {
  return languageFromHeader(acceptLanguage) ?? (isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE);
}

/** Language of a page: `?lang=`, else the cookie, else what the browser asks for, else English. */
export function languageOfPage(
  lang: string | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(lang)) return lang;
  return isLanguage(cookie) ? cookie : (languageFromHeader(acceptLanguage) ?? DEFAULT_LANGUAGE);
}
