import { cookieName } from './cookie-name.ts';

/** Names of the session cookies on a site without TLS, such as one on this machine. */
export const SESSION_COOKIES = { access: 'access_token', refresh: 'refresh_token' } as const;

/** Whether a browser still brings a session, alive or dead. `header`: of the request, as it came. */
export function bringsSession(header: string | null, isSecure: boolean): boolean {
  const names = Object.values(SESSION_COOKIES).map((plain) => cookieName(plain, isSecure));
  return (header ?? '').split(/;\s*/).some((pair) => {
    const [name = '', ...value] = pair.split('=');
    return names.includes(name.trim()) && value.join('=') !== '';
  });
}
