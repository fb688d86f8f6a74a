import { expect, test } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import { ENGINES } from './engines.ts';
import { Reader } from './reader.ts';

/** Where the service worker answers for pages, in engines that the journeys do not see it in. */
test.describe.configure({ mode: 'default' });

/** An address that moved, one for whoever is signed in, and the desk. */
const LEADS_ON = [
  ['/resource/file', '/resource/category/file'],
  ['/user/profile/inbox', '/'],
  ['/desk', '/desk/sign-in'],
] as const;

for (const name of ['Firefox', 'WebKit']) {
  const { isThere, start } = ENGINES[name]!;
  test.describe(name, () => {
    test.skip(!isThere, `${name} could not be installed here`);
    let driver: Driver | undefined;
    test.beforeAll(async () => {
      // A machine that does much else takes its time.
      test.setTimeout(180_000);
      driver = await start();
    });
    test.afterAll(() => driver?.close());

    test('an address that leads on is followed where the service worker rules (UX 74)', async ({
      baseURL,
    }) => {
      if (!driver) throw new Error(`${name} did not start`);
      const reader = new Reader(driver, baseURL ?? 'http://localhost', 'en');
      await reader.begin();
      await reader.opens('/about');
      await expect
        .poll(() => reader.run('Boolean(navigator.serviceWorker.controller)'), { timeout: 30_000 })
        .toBe(true);
      for (const [from, to] of LEADS_ON) {
        await reader.opens(from);
        await reader.isAt(new RegExp(`^${to}(\\?|$)`));
      }
    });
  });
}
