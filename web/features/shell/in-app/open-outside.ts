import { inLanguage } from '#shared/i18n/in-language.ts';
import { isLanguage } from '#shared/i18n/languages.ts';

/** The address of the page in the language it is read in: the other browser has no choice of language kept. */
export function addressOutside({ href }: { href: string }, lang: string): string {
  return isLanguage(lang) ? inLanguage(href, lang) : href;
}

/** What makes Android open an address in the browser of the device; null elsewhere, where no app can be told so. */
export function intentOf(address: string, userAgent: string): string | null {
  if (!/Android/.test(userAgent)) return null;
  const { protocol, host, pathname, search, hash } = new URL(address);
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
