import { MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import { SHARE_PATH } from '#shared/domain/share-target.ts';

/** What an app hands over: phones put a link into any of them, most often into the text. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Ends where words do: zero-width spaces part those of Khmer. */
const LINK = /\bhttps?:\/\/[^\s\u200B<>"]+/gi;
/** What a sentence sets behind a link. */
const BEHIND = /[.,;:!?'’”»)\]}។៕៖]+$/;

/**
 * Where on this site what was shared leads to: the page it names, else the search for its words. Always a path of ours,
 * whatever was sent.
 */
export function sharedTarget({ title, text, url }: Shared, publicUrl: string): string {
  for (const shared of [url, text, title])
    for (const link of shared.match(LINK) ?? []) {
      const path = ownPath(link.replace(BEHIND, ''), publicUrl);
      if (path !== null) return path;
    }
  const words = wordsOf(text) || wordsOf(title);
  return `/?${new URLSearchParams({ q: words })}`;
}

/** The path of a link of this site; null for others, and for one that would only be shared again. */
function ownPath(link: string, publicUrl: string): string | null {
  const address = URL.parse(link);
  if (!address || address.host !== new URL(publicUrl).host) return null;
  // Two slashes at the beginning would name another site.
  const path = address.pathname.replace(/^\/+/, '/');
  if (path === SHARE_PATH || path === `${SHARE_PATH}/`) return null;
  return path + address.search + address.hash;
}

/** Without links, and without what parted words from them. */
function wordsOf(text: string): string {
  const words = text
    .replace(LINK, ' ')
    .replace(/\u200B*\s+\u200B*/g, ' ')
    .trim();
  return [...words].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}
