import { expect, ON_DESKTOP, ON_PHONE, test, WHOLE } from './base.ts';
import { awake, open } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';

test(
  'an unknown address is a page with a large 404 and the ways home and on (2.115, 2.116, 8.013, 8.014)',
  ON_PHONE,
  async ({ page, t }) => {
    const status = await open(page, '/no-such-page');
    expect(status).toBe(404);
    await expect(page).toHaveTitle(t('shell:page_title', { page: t('common:problems.not_found.title') }));
    await expect(page.getByText(t('shell:error_page.status', { status: '404' }))).toHaveCount(1);
    const number = page.locator('.error-pattern svg:visible').first();
    expect((await number.boundingBox())?.height ?? 0).toBeGreaterThan(50);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('shell:error_page.search') }).click();
    await expect(page.getByRole('dialog', { name: t('search:title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: t('shell:error_page.go_home') }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.error-page')).toHaveCount(0);
  },
);

test(
  'the page of a record that is not there is drawn once for all of them, and wakes at each of their addresses (8.014)',
  ON_PHONE,
  async ({ page, t }) => {
    for (const id of ['first', 'second']) {
      const path = `/event/no-such-event-${id}`;
      expect(await open(page, path)).toBe(404);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:problems.not_found.title'));
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t('shell:error_page.search') }).click();
      await expect(page.getByRole('dialog', { name: t('search:title') })).toBeVisible();
      await page.keyboard.press('Escape');
      await main.getByRole('link', { name: t('shell:error_page.go_home') }).click();
      await expect(page).toHaveURL('/');
    }
  },
);

test.describe('when something breaks', () => {
  test.use({
    expectedConsole: /status of 500|status of 404|ERR_FAILED|dynamically imported|broken/,
  });

  test(
    'a page that cannot be read shows 500 by default and another try (8.013, 8.015)',
    ON_PHONE,
    async ({ page, t }) => {
      await open(page, '/contact');
      await page.route(/\/event\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.getByRole('contentinfo').locator('a[href="/event"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:problems.internal.title'));
      await expect(page.getByText(t('shell:error_page.status', { status: '500' }))).toHaveCount(1);
      await page.unroute(/\/event\.data/);
      await page.getByRole('link', { name: t('common:action.try_again') }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        t('common:problems.internal.title'),
      );
      await expect(page).toHaveURL('/event');
    },
  );

  test(
    'a page that breaks while it is drawn shows 500 as every page looks, also after parts were fetched (8.013)',
    ON_PHONE,
    async ({ page, t }) => {
      await open(page, '/contact');
      await page.evaluate(() => {
        const { map } = Array.prototype;
        Array.prototype.map = function broken(this: { tail?: string }[], ...given) {
          if (this[0]?.tail) throw new RangeError('broken');
          return map.apply(this, given as never) as never;
        } as typeof map;
      });
      await page.getByRole('contentinfo').locator('a[href="/ecosystem/discover"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:problems.internal.title'));
      const bar = page.getByRole('banner').locator('.wrap').first();
      await expect(bar).not.toHaveCSS('padding-left', '0px');
      await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeHidden();
      await expect(page.getByRole('link', { name: t('shell:nav.open_menu') })).toBeVisible();
    },
  );

  test(
    'a part of an older release that is gone reloads the page once (8.016)',
    ON_DESKTOP,
    async ({ page, t }) => {
      await open(page, '/contact');
      const before = await page.evaluate(() => performance.timeOrigin);
      let isGone = true;
      await page.route(/\/assets\/search-dialog[^/]*\.js/, (route) =>
        isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      const opener = new Shell(page, t).bar.getByRole('link', { name: t('shell:nav.search') });
      await opener.click();
      // While the page is loaded again there is nothing to ask.
      const loaded = () => page.evaluate(() => performance.timeOrigin).catch(() => 0);
      await expect.poll(loaded, { timeout: 15_000 }).toBeGreaterThan(before);
      isGone = false;
      await awake(page);
      await opener.click();
      await expect(page.getByRole('dialog', { name: t('search:title') })).toBeVisible();
    },
  );

  test(
    'a thread of progress runs while a page is on its way (9.005 to 9.007)',
    ON_PHONE,
    async ({ page, t }) => {
      await open(page, '/contact');
      let release = () => {};
      const held = new Promise<void>((go) => {
        release = go;
      });
      await page.route(/\/event\.data/, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('contentinfo').locator('a[href="/event"]').click();
      const bar = page.getByRole('progressbar', { name: t('common:state.loading') });
      await expect(bar).toBeVisible();
      release();
      await expect(page).toHaveURL('/event');
      await expect(bar).toBeHidden();
    },
  );
});

test.describe('without a connection', () => {
  // Without a line a worker answers what it does not keep with nothing (ERR_FAILED).
  test.use({ ...WHOLE, expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test(
    'a line says so, visited pages stay readable, others say they need one (2.114, 8.024)',
    ON_PHONE,
    async ({ page, t, context }) => {
      await open(page, '/terms-of-use');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
          await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
      });
      await open(page, '/about');
      const line = page.getByRole('status').filter({ hasText: t('shell:offline') });
      await expect(line).toHaveCount(0);
      await context.setOffline(true);
      await expect(line).toBeVisible();
      await context.setOffline(false);
      await expect(line, 'it is back, without a reload').toHaveCount(0);
      await context.setOffline(true);
      await page.reload();
      await awake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', t.language);
      await expect(line).toBeVisible();
      await page.goto('/privacy-policy');
      const lost = page.getByRole('heading', { level: 1, name: t('line:page.title') });
      await expect(lost).toBeVisible();
      await page.getByRole('link', { name: t('common:action.try_again') }).click();
      await expect(lost).toBeVisible();
      await context.setOffline(false);
      await expect(lost, 'it is tried again by itself').toHaveCount(0, { timeout: 30_000 });
    },
  );
});
