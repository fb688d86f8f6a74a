import type { InjectOptions } from 'fastify';
import type { TestApp } from '#tests/setup/test-app.ts';

type Headers = Record<string, string>;

/** A browser on its way through the simulated identity provider, for tests of the API. */
export function identityBrowser({ app }: TestApp, headers: Headers = {}) {
  let cookie = '';
  let simulator = '';
  const call = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...headers, ...(cookie ? { cookie } : {}), ...options.headers } });
  const control = async (path: string, body: object) => {
    const answer = await fetch(`${simulator}/__sim/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, never>;
  };
  return {
    control,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
    /** Leaves for the provider; answers the login token in the address of its page. */
    async leave(query = '') {
      const answer = await call({ method: 'GET', url: `/api/v1/camdigikey/request-login/${query}` });
      if (answer.statusCode !== 200) return { answer, loginToken: '' };
      const { login_url } = answer.json<{ login_url: string }>();
      simulator = new URL(login_url).origin;
      cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      return { answer, loginToken: new URL(login_url).searchParams.get('loginToken') ?? '' };
    },
    /** Approves as a persona; answers what the browser brings back. */
    async approve(loginToken: string, persona: string): Promise<{ token: string; state: string }> {
      const { authToken, callbackVars } = (await control('approve', { loginToken, persona })) as unknown as {
        authToken: string;
        callbackVars: { state: string };
      };
      return { token: authToken, state: callbackVars.state };
    },
    /** Comes back to the site. */
    comeBack: (body: object, extra: Headers = {}) =>
      call({ method: 'POST', url: '/api/v1/camdigikey/login/', payload: body, headers: extra }),
    /** The whole way. */
    async signIn(persona: string, query = '') {
      const { loginToken } = await this.leave(query);
      return this.comeBack(await this.approve(loginToken, persona));
    },
  };
}
