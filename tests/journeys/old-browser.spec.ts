import type { Page } from '@playwright/test';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { Directory } from './support/directory.ts';
import { open, use } from './support/page-ready.ts';
import { withoutFeatures } from './support/without-features.ts';

test.use({ ownWindow: true });

const INVESTORS = '/ecosystem/discover/category/investor';
const root = (page: Page) => page.locator('html');

test.describe('a browser below our floor', ON_PHONE, () => {
  test.beforeEach(async ({ page }) => page.addInitScript(withoutFeatures));

  test('keeps the page the server made, and its filters are applied by their button (UX rule 71)', async ({
    page,
    t,
    site,
  }) => {
    const { facets } = await site.stakeholders('investor');
    const interest = facets.find(({ key }) => key === 'interest')!.values[0]!;
    await page.goto(INVESTORS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(root(page)).not.toHaveAttribute('data-scripts');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common:action.filter') })
      .tap();
    const filters = page.getByRole('complementary', { name: t('directory:filters') });
    await filters.locator(`input[name="interest"][value="${interest.value}"]`).check();
    await filters.getByRole('button', { name: t('directory:apply') }).tap();
    await expect(page).toHaveURL(new RegExp(`[?&]interest=${interest.value}`));
    await expect(new Directory(page, t).count).toContainText(t('directory:count', { count: interest.count }));
  });

  test('has the parts of the site under the bar, where no drawer can open', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').locator('a[href="/event"]').first().tap();
    await expect(page).toHaveURL(/\/event/);
  });
});

test.describe('scripts that fail', ON_PHONE, () => {
  test.use({ expectedConsole: /broken|net::ERR|Failed to (fetch|load)|importing a module/ });

  test('leave the page as one without scripts when a file does not come', async ({ page, t }) => {
    await page.route('**/assets/entry*.js', (route) => route.abort());
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(INVESTORS);
    await expect(root(page)).not.toHaveAttribute('data-scripts');
    await expect(page.getByRole('button', { name: t('directory:apply') }).first()).toBeVisible();
  });

  test('are asked for again when the line loses them, and what is tapped before they are there works (UX rule 71)', async ({
    page,
    t,
  }) => {
    let isDead = true;
    await page.route('**/assets/*.js', (route) =>
      isDead ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/about');
    const menu = page.getByRole('banner').getByRole('link', { name: t('shell:nav.open_menu') });
    await expect(root(page)).not.toHaveAttribute('data-scripts');
    isDead = false;
    await use(page);
    await expect(root(page)).toHaveAttribute('data-scripts', 'awake', { timeout: 30_000 });
    await menu.tap();
    await expect(page.getByRole('dialog')).toBeVisible();

    // Not lost, but long in coming: the menu leads to the same parts at the foot of the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/assets/*.js', () => {});
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await menu.tap();
    await expect(page.getByRole('contentinfo').locator('a[href="/event"]')).toBeInViewport();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  /** What everything is drawn with breaks: the router in one case, the document itself in the other, its error page too. */
  const BREAKS: Record<string, (page: Page) => Promise<unknown>> = {
    'the router': (page) =>
      page.addInitScript(() => {
        Array.prototype.reverse = () => {
          throw new Error('broken');
        };
      }),
    'the document': (page) =>
      page.route('**/assets/*.js', async (route) => {
        const answer = await route.fetch();
        const code = await answer.text();
        const broken = code.replace(
          /(["'`])data-signed-in\1:/,
          '"data-broken":(()=>{throw Error("broken")})(),$&',
        );
        await route.fulfill({ response: answer, body: broken });
      }),
  };
  for (const [what, breakIt] of Object.entries(BREAKS)) {
    test(`never replace a working page: ${what} breaks, and it comes again as the server made it`, async ({
      page,
      site,
      t,
    }) => {
      await breakIt(page);
      const { data } = await site.stakeholders('investor');
      await page.goto(INVESTORS);
      await use(page);
      await page.waitForFunction(() => sessionStorage.getItem('phum:plain') !== null);
      await expect(page.getByText(localName(data[0]!, t.language).text).first()).toBeVisible();
      await expect(root(page)).not.toHaveAttribute('data-scripts');
      await expect(page.getByText(/Error: broken/)).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('are started on the next page again', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('phum:plain', '/about'));
    await page.goto('/about');
    await expect(root(page)).not.toHaveAttribute('data-scripts');
    await open(page, '/event');
    await expect(root(page)).toHaveAttribute('data-scripts', 'awake');
  });
});
