import { RouterContextProvider } from 'react-router';
import { apiContext, type PageApi } from '#web/lib/api-context.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** What loaders and actions of pages are given, for somebody who is signed in: the API of an app that runs. */
export function pageContext({ app }: TestApp, person: TestPerson): Readonly<RouterContextProvider> {
  const context = new RouterContextProvider();
  const call: PageApi['call'] = async (contract, { params = {}, query = {}, body }) => {
    const path = contract.path.replaceAll(
      /\{(\w+)\}/g,
      (_all, name: string) => (params as Record<string, string>)[name] ?? '',
    );
    const answer = await app.inject({
      method: contract.method,
      url: path,
      query: Object.fromEntries(
        Object.entries(query as object).map(([name, one]) => [
          name,
          Array.isArray(one) ? one.map(String) : String(one),
        ]),
      ),
      headers: person.headers,
      ...(contract.method === 'GET' ? {} : { payload: (body ?? {}) as object }),
    });
    const value = answer.json();
    return answer.statusCode < 300
      ? { ok: true, value }
      : { ok: false, problem: { ...value, status: answer.statusCode } };
  };
  const caller: PageApi['caller'] = {
    actor: { kind: 'person', id: person.id, desk_roles: [] },
    language: 'en',
  };
  context.set(apiContext, { call, caller } as PageApi);
  return context;
}
