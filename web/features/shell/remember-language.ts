import { LANGUAGE_COOKIE } from '#shared/constants.ts';
import { cookieName } from '#shared/domain/cookie-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { type KeepsText, keep, onDevice } from '#web/lib/device-storage.ts';
import { without } from './addresses.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps the language on the device (4.027); its cookie is what the server reads (B.89). */
export function rememberLanguage(language: Language, storage: () => KeepsText = onDevice): void {
  keep(storage, LANGUAGE_COOKIE, language);
}

/** Changes the language: kept, then the page is loaded again in the same place (4.028, UX rule 65). */
export function changeLanguage(language: Language): void {
  rememberLanguage(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language, isSecureSite());
  const { pathname, search, hash } = window.location;
  // A `?lang=` in the address would win over the cookie.
  window.history.replaceState(window.history.state, '', without('lang', { pathname, search }) + hash);
  window.location.reload();
}

/** Whether the site is on https, where cookies bear their prefix. */
export const isSecureSite = () => window.location.protocol === 'https:';

/** The cookie as a script sets it. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${cookieName(LANGUAGE_COOKIE, isSecure)}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export interface LanguageTrace {
  /** Language of the page that came. */
  shown: Language;
  kept: Language | null;
  cookies: string;
  search: string;
  isSecure: boolean;
}

/** The kept language when its cookie was lost and the page therefore came in the other one; else null. */
export function languageToRestore({
  shown,
  kept,
  cookies,
  search,
  isSecure,
}: LanguageTrace): Language | null {
  if (!kept || kept === shown || new URLSearchParams(search).has('lang')) return null;
  const name = cookieName(LANGUAGE_COOKIE, isSecure);
  return cookies.split(/;\s*/).some((one) => one.startsWith(`${name}=`)) ? null : kept;
}
