import type { Language } from '#shared/i18n/languages.ts';
import { isSecretPage } from './secret-pages.ts';

const LONGEST_QUERY = 300;
/** Addresses with a secret in them, forms in progress and the desk are never kept. */
const PRIVATE = /^\/(desk|dev|user|account|camdigikey-login)(\/|\.data$|$)|^\/ecosystem\/get-listed/;

/** Key of a visitor's page: path, language and sorted query. Null: do not keep this one. */
export function pageCacheKey(url: URL, language: Language): string | null {
  if (PRIVATE.test(url.pathname) || isSecretPage(url.pathname) || url.search.length > LONGEST_QUERY)
    return null;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'lang')
    .sort(([a, av], [b, bv]) => a.localeCompare(b) || av.localeCompare(bv));
  return `page ${language} ${url.pathname} ${new URLSearchParams(query)}`;
}
