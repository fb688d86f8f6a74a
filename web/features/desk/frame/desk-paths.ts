import { sitePath } from '#web/lib/kept-path.ts';

export const DESK_PATH = '/desk';
export const DESK_SIGN_IN_PATH = '/desk/sign-in';

/** A path within the desk as it was asked for; null for any other place and for the sign-in page itself. */
export function deskPath(path: string | null | undefined): string | null {
  const safe = sitePath(path);
  if (safe === null || !/^\/desk(?:[/?#]|$)/.test(safe)) return null;
  return /^\/desk\/sign-in(?:[/?#]|$)/.test(safe) ? null : safe;
}

/** The sign-in page, with the way back to a page of the desk. */
export function deskSignIn(back: string | null): string {
  const safe = deskPath(back);
  return safe && safe !== DESK_PATH
    ? `${DESK_SIGN_IN_PATH}?next=${encodeURIComponent(safe)}`
    : DESK_SIGN_IN_PATH;
}
