import cookie from '@fastify/cookie';
import type { Config } from '../../config.ts';
import { LOGIN_STATE_SECONDS } from '../../identity/login-state.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './tokens.ts';

export interface SessionTokens {
  access_token: string;
  refresh_token: string;
}

const base = (config: Config) => ({
  path: '/',
  httpOnly: true,
  secure: config.secure,
  sameSite: 'lax' as const,
});

/** Set-Cookie values that sign a browser in. */
export function sessionCookies(config: Config, tokens: SessionTokens): string[] {
  return [
    cookie.serialize('access_token', tokens.access_token, { ...base(config), maxAge: ACCESS_SECONDS }),
    cookie.serialize('refresh_token', tokens.refresh_token, { ...base(config), maxAge: REFRESH_SECONDS }),
  ];
}

/** Set-Cookie values that sign a browser out. */
export function endedCookies(config: Config): string[] {
  return ['access_token', 'refresh_token'].map((name) =>
    cookie.serialize(name, '', { ...base(config), maxAge: 0 }),
  );
}

/** Name of the cookie that a browser takes along to an identity provider and has to bring back. */
export const LOGIN_STATE_COOKIE = 'cdk_login';

/** Set-Cookie value that keeps the state of a log-in under way; without one, that forgets it. */
export function loginStateCookie(config: Config, state: string | null): string {
  return cookie.serialize(LOGIN_STATE_COOKIE, state ?? '', {
    ...base(config),
    path: '/api/v1/camdigikey/',
    maxAge: state ? LOGIN_STATE_SECONDS : 0,
  });
}
