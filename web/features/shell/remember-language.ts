import { LANGUAGE_COOKIE } from '#shared/constants.ts';
import { cookieName } from '#shared/domain/cookie-name.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { type KeepsText, keep, onDevice } from '#web/lib/device-storage.ts';
import { without } from './addresses.ts';

/** Keeps the language on the device; its cookie is what the server reads. */
export function rememberLanguage(language: Language, storage: () => KeepsText = onDevice): void {
  keep(storage, LANGUAGE_COOKIE, language);
}

/** Changes the language: kept, then the page is loaded again in the same place. */
export function changeLanguage(language: Language): void {
  rememberLanguage(language);
  const { pathname, search, hash, protocol } = window.location;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language, { protocol });
  // A `?lang=` in the address would win over the cookie.
  window.history.replaceState(window.history.state, '', without('lang', { pathname, search }) + hash);
  window.location.reload();
}

type Where = Pick<Location, 'protocol'>;

const isSecure = ({ protocol }: Where) => protocol === 'https:';
const nameAt = (where: Where) => `${cookieName(LANGUAGE_COOKIE, isSecure(where))}=`;

/** The cookie as a script sets it, for a year. */
export const languageCookie = (language: Language, where: Where): string =>
  `${nameAt(where)}${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure(where) ? '; Secure' : ''}`;

/** Of the document: what it may know of the language it was asked for. */
export interface LanguageHints {
  cookie: string;
  location: Pick<Location, 'protocol' | 'search'>;
}

/** The kept language when its cookie was lost and the page therefore came in the other one; else null. */
export function languageToRestore(
  shown: Language,
  kept: string | null,
  { cookie, location }: LanguageHints,
): Language | null {
  if (!isLanguage(kept) || kept === shown || /[?&]lang=/.test(location.search)) return null;
  return cookie.includes(nameAt(location)) ? null : kept;
}
