import { LANGUAGES } from '#shared/i18n/languages.ts';
import { expect, once, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { addressOf, nameOf, PLACES } from './support/pages.ts';

const PRIVATE = /^(desk|dev|api|account|camdigikey-login|offline|user|ecosystem\/get-listed\/)/;

for (const place of PLACES.filter(({ leads }) => !leads)) {
  // Answers to what somebody typed are for nobody else to find.
  const hidden = PRIVATE.test(place.route) || place.route === '*' || place.note === 'nothing found';

  test(`${nameOf(place)} says what it is, in which language, and where it stands`, async ({
    page,
    site,
    t,
    device,
  }) => {
    test.skip(device === 'phone', 'the same for every width');
    const address = await addressOf(place, site, page);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', t.language);
    await expect(page).toHaveTitle(/\S.* – \S|\S – /);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
    if (hidden) return;
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    for (const language of [...LANGUAGES, 'x-default'])
      await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveCount(1);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const own = page.locator(`link[rel="alternate"][hreflang="${t.language}"]`);
    await expect(own).toHaveAttribute('href', canonical ?? '');
  });
}

test.describe('fetching pages early', () => {
  test.skip(once, 'one project tells');
  test.use({ serviceWorkers: 'block' });

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
