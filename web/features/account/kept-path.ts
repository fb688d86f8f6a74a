import { LOGIN_ACTION } from '#shared/constants.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

const KEY = 'phum:return-to';
const NOWHERE = 'https://nowhere.invalid';

/**
 * A path of this site as it was typed, or null: no other site, no scheme, no second slash or backslash that a browser
 * would read as a host (B.11). `?action=login` is taken off, so that coming back does not ask again.
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
  return url.pathname + url.search + url.hash;
}

/** Keeps the full path of the page before the person leaves to sign in (2.144). */
export function keepPath(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  storage: () => KeepsText = onDevice,
): void {
  keep(storage, KEY, sitePath(pathname + search + hash));
}

/** The kept path, once; `/` when there is none. */
export function takeKeptPath(storage: () => KeepsText = onDevice): string {
  const path = sitePath(readKept(storage, KEY));
  keep(storage, KEY, null);
  return path ?? '/';
}
