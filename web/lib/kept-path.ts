import { IDENTITY_RETURN_PATH, LOGIN_ACTION } from '#shared/constants.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

const KEY = 'phum:return-to';
const NOWHERE = 'https://nowhere.invalid';

/**
 * A path of this site as it was typed, or null: no other site, no scheme, no second slash or backslash that a browser
 * would read as a host. `?action=login` is taken off, so that coming back does not ask again.
 */
export function sitePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || /^\/[/\\]|[\\\t\n\r]/.test(path)) return null;
  let url: URL;
  try {
    url = new URL(path, NOWHERE);
  } catch {
    return null;
  }
  if (url.origin !== NOWHERE) return null;
  if (url.searchParams.get('action') === LOGIN_ACTION) url.searchParams.delete('action');
  // `/.//host` was a path here; written out it would be a host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}

/**
 * Keeps the full path of the page before the person leaves to sign in. From the page of the way back the path
 * kept before stays, so that another try still leads to where the first one began.
 */
export function keepPath(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  storage: () => KeepsText = onDevice,
): void {
  if (pathname !== IDENTITY_RETURN_PATH) keep(storage, KEY, sitePath(pathname + search + hash));
}

/** The kept path; `/` when there is none. */
export function keptPath(storage: () => KeepsText = onDevice): string {
  return sitePath(readKept(storage, KEY)) ?? '/';
}

/** The kept path, once. */
export function takeKeptPath(storage: () => KeepsText = onDevice): string {
  const path = keptPath(storage);
  keep(storage, KEY, null);
  return path;
}
