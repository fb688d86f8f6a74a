import { expect, ON_DESKTOP, test } from './base.ts';
import { open } from './support/page-ready.ts';

test.describe('fetching pages early', ON_DESKTOP, () => {
  // What the line is like is said before any page.
  test.use({ ownWindow: true });

  for (const [line, connection, early] of [
    ['a good line', {}, true],
    ['a line that saves data', { saveData: true }, false],
    ['a 2g line', { effectiveType: '2g' }, false],
  ] as const) {
    test(`on ${line} the pages of the navigation ${early ? 'come before they are asked for' : 'wait until they are asked for'} (9.032, 9.033)`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await open(page, '/contact');
      const links = page.locator('link[rel="prefetch"], link[rel="modulepreload"][href*="program"]');
      if (early) await expect(links).not.toHaveCount(0);
      else {
        // Longer than the browser may take until it is idle.
        await page.waitForTimeout(2_500);
        await expect(links).toHaveCount(0);
      }
    });
  }
});
