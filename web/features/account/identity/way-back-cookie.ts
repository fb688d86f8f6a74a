import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { sitePath } from '../kept-path.ts';

const NAME = 'return_to';
/** As long as one may stay at the provider's page. */
const SECONDS = 15 * 60;

/** The kept path where no script can keep it: a cookie that only the page of the way back gets. */
export function wayBackCookie(path: string | null, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = path === null ? 0 : SECONDS;
  return `${NAME}=${encodeURIComponent(path ?? '')}; Path=${IDENTITY_RETURN_PATH}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** The path in it, if it is one of this site. */
export function wayBackOf(request: Request): string | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  try {
    return value ? sitePath(decodeURIComponent(value)) : null;
  } catch {
    return null;
  }
}
