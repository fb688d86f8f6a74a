import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { cookieName } from '#shared/domain/cookie-name.ts';
import { sitePath } from '#web/lib/kept-path.ts';

const NAME = 'return_to';
/** As long as one may stay at the provider's page. */
const SECONDS = 15 * 60;

/** The kept path where no script can keep it: a cookie for the page of the way back. */
export function wayBackCookie(path: string | null, publicUrl: string): string {
  const isSecure = publicUrl.startsWith('https:');
  // A cookie that is bound to the host goes everywhere on it.
  const where = isSecure ? 'Path=/; Secure' : `Path=${IDENTITY_RETURN_PATH}`;
  const age = path === null ? 0 : SECONDS;
  return `${cookieName(NAME, isSecure)}=${encodeURIComponent(path ?? '')}; ${where}; Max-Age=${age}; HttpOnly; SameSite=Lax`;
}

/** The path in it, if it is one of this site. */
export function wayBackOf(request: Request): string | null {
  const name = cookieName(NAME, request.url.startsWith('https:'));
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  try {
    return value ? sitePath(decodeURIComponent(value)) : null;
  } catch {
    return null;
  }
}
