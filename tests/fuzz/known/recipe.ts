import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import type { Known } from '../bad-values.ts';

/** Who calls, and somebody else for whatever takes two. */
export interface Cast {
  member: TestPerson;
  other: TestPerson;
  reviewer: TestPerson;
  administrator: TestPerson;
}

export interface Scene {
  test: TestApp;
  cast: Cast;
  /** A public page that nobody looks after. */
  stakeholder: string;
}

/** What certain calls need to get beyond their first look-up. */
export interface Recipe {
  /** Paths of those calls. */
  of: RegExp;
  /**
   * Makes it anew. A key `path.x` fills the parameter `x` of the path, any other the field or part of that name,
   * wherever it stands in a body.
   */
  make(scene: Scene, path: string): Promise<Known>;
}

/** A call that must succeed. */
export async function call(
  { app }: TestApp,
  who: Pick<TestPerson, 'headers'> | null,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
) {
  const response = await app.inject({
    method,
    url,
    ...(who ? { headers: who.headers } : {}),
    ...(payload ? { payload } : {}),
  });
  if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`);
  return response.json();
}
