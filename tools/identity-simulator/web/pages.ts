import type { FastifyInstance, FastifyReply } from 'fastify';
import { tokenId } from '../crypto/mint.ts';
import type { LoginToken, State } from '../state/state.ts';
import { choosePage } from './page.ts';
import { languageOf } from './texts.ts';

export interface PagesOptions {
  state: State;
  /** Where the browser returns to, for success and failure alike, as registered with the provider; a login may name another. */
  callbackUrl: string;
}

/** The provider's sign-in page and its way back to the site. */
export function addPages(app: FastifyInstance, { state, callbackUrl }: PagesOptions): void {
  const open = (token: unknown): LoginToken | undefined => {
    const login = state.logins.get(tokenId(String(token)));
    return login && !login.used && login.expiresAt > state.now() ? login : undefined;
  };
  const fail = (reply: FastifyReply, errorCode: string, errorMessage: string, login?: LoginToken) => {
    if (login) login.used = true;
    return reply.redirect(
      withQuery(login?.errorUrl ?? callbackUrl, { ...login?.callbackVars, errorCode, errorMessage }),
      303,
    );
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Querystring: Record<string, string> }>('/login', (request, reply) => {
    const { loginToken, lang } = request.query;
    if (!open(loginToken)) return fail(reply, 'LOGIN_EXPIRED', 'The login token is unknown or has expired');
    const language = languageOf(lang, request.headers['accept-language']);
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(choosePage(language, String(loginToken), state.personas.values()));
  });

  app.post<{ Body: Record<string, string> }>('/decide', (request, reply) => {
    const { loginToken, persona: id, decision } = request.body ?? {};
    const login = open(loginToken);
    if (!login) return fail(reply, 'LOGIN_EXPIRED', 'The login token is unknown or has expired');
    if (decision === 'cancel') return fail(reply, 'USER_CANCELLED', 'The user cancelled', login);
    if (decision === 'expire') return fail(reply, 'LOGIN_EXPIRED', 'The login token has expired', login);
    const persona = state.personas.get(id ?? '');
    if (!persona) return fail(reply, 'UNKNOWN_USER', 'No such persona', login);
    if (persona.status !== 'enabled')
      return fail(reply, 'ACCOUNT_DISABLED', 'The account is not enabled', login);
    const authToken = state.newAuth(login, persona);
    return reply.redirect(
      withQuery(login.successUrl ?? callbackUrl, { ...login.callbackVars, authToken }),
      303,
    );
  });
}

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}
