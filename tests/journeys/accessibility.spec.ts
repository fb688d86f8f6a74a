import routes from '#web/routes.ts';
import { crosswise, expect, once, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { sidewaysPx, unreadableTexts } from './support/legibility.ts';
import { awake } from './support/page-ready.ts';
import { addressOf, nameOf, PLACES, routePaths } from './support/pages.ts';

// Nothing moves: what axe reads is what will stand there.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test.describe('the list of pages', () => {
  test.skip(once, 'one project tells');

  test('names every route of the site', async () => {
    const named = new Set(PLACES.map(({ route }) => route));
    expect([...named].sort()).toEqual([...new Set(routePaths(await routes))].sort());
  });
});

/** Widths of WCAG 1.4.10 and of a window of 1280 px at 200 %; text alone at 200 % is 1.4.4. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

test.describe('every page', () => {
  test.skip(crosswise, 'each language on one width, each width in one language');

  for (const place of PLACES) {
    const name = nameOf(place);
    if (place.leads) {
      test(`${name} leads to another page`, async ({ page, site }) => {
        const address = await addressOf(place, site, page);
        await page.goto(address);
        await expect(page).not.toHaveURL(address);
      });
      continue;
    }

    test(`${name}: axe finds nothing, texts are whole, nothing scrolls sideways`, async ({
      page,
      site,
      device,
    }) => {
      const address = await addressOf(place, site, page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(place.status ?? 200);
      await expect(page).toHaveURL(address);
      // The offline page has no scripts that could wake.
      if (place.route !== 'offline') await awake(page);
      expect(await problemsOfAxe(page)).toEqual([]);
      expect(await unreadableTexts(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);

      if (device === 'phone') return;
      for (const size of NARROW) {
        await page.setViewportSize(size);
        expect(await sidewaysPx(page), `at ${size.width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      expect(await sidewaysPx(page), 'with text twice as large').toBeLessThanOrEqual(0);
      expect(await unreadableTexts(page), 'with text twice as large').toEqual([]);
    });
  }
});
