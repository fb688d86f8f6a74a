import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { BUILD } from '#server/http/static-files.ts';
import { seedMasterLists } from '../factories/stakeholder.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Those of the app, and whether the lists that forms choose from are filled. */
type Options = NonNullable<Parameters<typeof startTestApp>[0]> & { masterLists?: boolean };

/** An app for the tests of a file or of a `describe`: started before the first of them, stopped after the last. */
export function setUpApp({ masterLists = false, ...options }: Options = {}): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startTestApp(options));
    if (masterLists) await seedMasterLists(test.services);
  });
  afterAll(() => test.stop());
  return test;
}

/** Whether there is a build: without one, tests of pages are left out. */
export const PAGES_BUILT = existsSync(path.join(BUILD, 'server/index.js'));

export interface TestSite extends TestApp {
  /** Answers pages and calls, as the whole program does. */
  site: FastifyInstance;
}

/** An app as above with its pages, which want a build (`describe.runIf(PAGES_BUILT)`). */
export function setUpSite(options: Options = {}): TestSite {
  const test = setUpApp(options) as TestSite;
  beforeAll(async () => {
    test.site = await createApp(test.services, { pages: true });
    await test.site.ready();
  });
  afterAll(() => test.site.close());
  return test;
}
