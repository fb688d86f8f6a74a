import cookie from '@fastify/cookie';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { cookieName } from '#shared/domain/cookie-name.ts';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import type { Config } from '../../config.ts';
import type { CallContext } from '../../http/route.ts';
import { LOGIN_STATE_SECONDS } from '../../identity/login-state.ts';
import { CHALLENGE_SECONDS } from './passkey/challenge.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './session-tokens.ts';

export interface SessionTokens {
  access_token: string;
  refresh_token: string;
}

/** The tokens as an answer says them: a browser has them as cookies alone, out of reach of scripts (ASVS V3.3.4). */
export const answeredTokens = (
  { fromBrowser }: Pick<CallContext, 'fromBrowser'>,
  tokens: SessionTokens,
): Partial<SessionTokens> => (fromBrowser ? {} : tokens);

const base = (config: Config) => ({
  path: '/',
  httpOnly: true,
  secure: config.secure,
  sameSite: 'lax' as const,
});

/**
 * Set-Cookie values that sign a browser in. `brought` is the refresh token it came with: unless it was changed, the cookie
 * stays untouched, because another answer on its way may have set a newer one already.
 */
export function sessionCookies(config: Config, tokens: SessionTokens, brought?: string): string[] {
  const { access_token, refresh_token } = tokens;
  const names = sessionCookieNames(config);
  const access = cookie.serialize(names.access, access_token, { ...base(config), maxAge: ACCESS_SECONDS });
  if (refresh_token === brought) return [access];
  return [
    access,
    cookie.serialize(names.refresh, refresh_token, { ...base(config), maxAge: REFRESH_SECONDS }),
  ];
}

/** Set-Cookie values that sign a browser out. Those of the plain names go too: a site may have had them before it had https. */
export function endedCookies(config: Config): string[] {
  const { access, refresh } = sessionCookieNames(config);
  return [...new Set([access, refresh, ...Object.values(SESSION_COOKIES)])].map((name) =>
    cookie.serialize(name, '', { ...base(config), maxAge: 0 }),
  );
}

/** What a browser brings of its session. On https the plain names count for nothing: a neighbouring host can set them. */
export function broughtSession(
  config: Pick<Config, 'secure'>,
  cookies: Readonly<Record<string, string | undefined>>,
): { access: string | undefined; refresh: string | undefined } {
  const { access, refresh } = sessionCookieNames(config);
  return { access: cookies[access], refresh: cookies[refresh] };
}

const sessionCookieNames = ({ secure }: Pick<Config, 'secure'>) => ({
  access: cookieName(SESSION_COOKIES.access, secure),
  refresh: cookieName(SESSION_COOKIES.refresh, secure),
});

/** Name of the cookie that a browser takes along to an identity provider and has to bring back. */
export const LOGIN_STATE_COOKIE = 'cdk_login';

/**
 * Whoever may end a log-in gets the state: the call, and the page where no script can make the call. A cookie that is bound
 * to the host goes everywhere on it.
 */
const LOGIN_STATE_PATHS = ['/api/v1/camdigikey/', IDENTITY_RETURN_PATH];

/** Set-Cookie values that keep the state of a log-in under way; without one, that forget it. */
export function loginStateCookies(config: Config, state: string | null): string[] {
  const paths = config.secure ? ['/'] : LOGIN_STATE_PATHS;
  return paths.map((path) =>
    cookie.serialize(cookieName(LOGIN_STATE_COOKIE, config.secure), state ?? '', {
      ...base(config),
      path,
      maxAge: state ? LOGIN_STATE_SECONDS : 0,
    }),
  );
}

/** Name of the cookie that binds the question for a passkey to one browser's attempt to sign in. */
export const ATTEMPT_COOKIE = 'sign_in_attempt';

/** Set-Cookie value that keeps an attempt under way; without one, that forgets it. */
export function attemptCookie(config: Config, attempt: string | null): string {
  return cookie.serialize(cookieName(ATTEMPT_COOKIE, config.secure), attempt ?? '', {
    ...base(config),
    sameSite: 'strict',
    path: config.secure ? '/' : '/public/api/v1/auth/login',
    maxAge: attempt ? CHALLENGE_SECONDS : 0,
  });
}
