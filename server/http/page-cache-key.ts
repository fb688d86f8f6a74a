import { isMeaningful } from '#shared/domain/page-parameters.ts';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { DATA, ROUTES } from './page-data.ts';

const LONGEST_QUERY = 300;
/** Addresses with a secret in them, forms in progress and the desk are never kept. */
const PRIVATE = /^\/(desk|dev|user|account|camdigikey-login)(\/|\.data$|$)|^\/ecosystem\/get-listed/;

/** A page of a list is a number; whatever else stands there shows the first one, in any number of copies. */
const isLikely = (name: string, value: string) => !name.endsWith('page') || /^[1-9]\d{0,3}$/.test(value);

/**
 * Key of a visitor's page: path, language and sorted query. Null: do not keep this one; with parameters that somebody made
 * up there would be any number of copies of a page.
 */
export function pageCacheKey({ pathname, search, searchParams }: URL, language: Language): string | null {
  if (PRIVATE.test(pathname) || isSecretPage(pathname) || search.length > LONGEST_QUERY) return null;
  const query = [...searchParams]
    .filter(([name]) => name !== 'lang')
    .sort(([a, av], [b, bv]) => a.localeCompare(b) || av.localeCompare(bv));
  const isKnown = (name: string) => isMeaningful(name) || (name === ROUTES && DATA.test(pathname));
  if (!query.every(([name, value]) => isKnown(name) && isLikely(name, value))) return null;
  return `page ${language} ${pathname} ${new URLSearchParams(query)}`;
}
