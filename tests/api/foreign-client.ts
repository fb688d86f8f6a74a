import type { AddressInfo } from 'node:net';
import type { TestApp, TestPerson } from '../setup/test-app.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a foreign client knows no types
  body: any;
  headers: Headers;
}

/**
 * A client as section 7 of the specification describes it, over a real connection: JSON named on every call also where
 * nothing is sent, the locale in two headers, the token as a bearer. It knows nothing of this house.
 */
export async function foreignClient(test: TestApp) {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  return async (
    who: TestPerson | null,
    method: string,
    path: string,
    sent?: object | FormData,
    extra: Record<string, string> = {},
  ): Promise<Answer> => {
    const isForm = sent instanceof FormData;
    const response = await fetch(base + path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        'content-language': 'en',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...who?.headers,
        ...extra,
      },
      ...(sent === undefined ? {} : { body: isForm ? sent : JSON.stringify(sent) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
  };
}
export type ForeignClient = Awaited<ReturnType<typeof foreignClient>>;

/** A form of texts, lists under one name. */
export function formOf(values: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}
