import cookie from '@fastify/cookie';
import type { Config } from '../../config.ts';
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
