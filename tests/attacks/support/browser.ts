import type { InjectOptions } from 'fastify';
import type { TestApp } from '#tests/setup/test-app.ts';

/** A browser: it keeps the cookies it is given and sends them with every call. */
export function aBrowser({ app }: TestApp, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  return {
    jar,
    async call(options: InjectOptions) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.inject({
        ...options,
        headers: { ...headers, ...(cookie ? { cookie } : {}), ...options.headers },
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
    get(url: string, extra: Record<string, string> = {}) {
      return this.call({ method: 'GET', url, headers: extra });
    },
    post(url: string, payload: object = {}, extra: Record<string, string> = {}) {
      return this.call({ method: 'POST', url, payload, headers: extra });
    },
    signIn(email: string, password: string) {
      return this.post('/public/api/v1/auth/login/', { email, password });
    },
  };
}
export type Browser = ReturnType<typeof aBrowser>;
