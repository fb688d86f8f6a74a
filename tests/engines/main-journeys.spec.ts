import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { newAccount } from '../journeys/support/sign-in.ts';
import { Site } from '../journeys/support/site.ts';
import type { Driver } from './drivers/driver.ts';
import { ENGINES } from './engines.ts';
import { MAIN_JOURNEYS } from './main-journeys.ts';
import { Reader } from './reader.ts';

/**
 * The main journeys in the engines of browsers, each by what every engine can: open, press, type. In `npm test` each engine
 * reads one language; `npm run test:engines` has all of them in both, and writes the matrix of docs/browsers.md.
 */
const WHOLE = process.env.ENGINES_WHOLE === '1';
const IN_SHORT: Record<string, Language> = { Firefox: 'km', WebKit: 'km' };

// One window goes through all of them, as a person's does.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

for (const [name, { isThere, start }] of Object.entries(ENGINES)) {
  for (const language of LANGUAGES.filter((one) => WHOLE || IN_SHORT[name] === one)) {
    test.describe(`${name} · ${language}`, () => {
      test.skip(!isThere, `${name} could not be installed here`);
      let driver: Driver | undefined;
      test.beforeAll(async () => {
        // A machine that does much else takes its time.
        test.setTimeout(180_000);
        driver = await start();
      });
      test.afterAll(() => driver?.close());

      for (const [journey, walk] of Object.entries(MAIN_JOURNEYS)) {
        test(journey, async ({ request, baseURL }, info) => {
          if (!driver) throw new Error(`${name} did not start`);
          info.annotations.push({ type: 'version', description: driver.version });
          const origin = baseURL ?? 'http://localhost';
          const reader = new Reader(driver, origin, language);
          await reader.begin();
          await walk({
            reader,
            site: new Site(request, language, origin),
            account: () => newAccount(request, language),
          });
          // Nothing broke on the way: the page that one ends on has its scripts, and fits.
          await reader.isAwake();
          expect(await reader.run('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(
            0,
          );
        });
      }
    });
  }
}
