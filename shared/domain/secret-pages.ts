/**
 * Pages whose address holds a secret, in the path or behind the question mark: links from mails, the way back from
 * signing in, the way on after it. A test walks all pages of the site, so that none is forgotten.
 */
const SECRET_PAGES = [
  'camdigikey-login',
  'account/sign-in',
  'account/confirm-email',
  'account/reset-password-confirm',
  'ecosystem/get-listed/confirm',
  'ecosystem/get-listed/sent',
  'ecosystem/get-listed/follow',
  'ecosystem/get-listed/continue',
  'program/submission',
  'event/submission',
  'team-invite',
  'unsubscribe',
  'newsletter/link',
  'preview',
  'user/profile/matching',
];

/** Whether a page's address, or that of its data, holds a secret: in any letters, as React Router reads them. */
export const isSecretPage = (url: string): boolean => secretPageOf(url) !== null;

/** The part of such an address that is no secret; null for every other page. */
export function secretPageOf(url: string): string | null {
  const path = plainPath(url);
  const isIn = (page: string) => path === page || path === `${page}.data` || path.startsWith(`${page}/`);
  return SECRET_PAGES.find(isIn) ?? null;
}

/** What a secret is called behind the question mark of an address that only leads on to the page of it. */
const SECRET_PARAMETER = 'follow';

/** Whether an address brings a secret to a page that leads on to its own. */
export const bringsSecret = (url: string): boolean =>
  url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?') + 1)).has(SECRET_PARAMETER);

/** The path of an address as routes read it: decoded, in small letters, without empty parts. */
export const plainPath = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decoded).join('/').toLowerCase();

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
