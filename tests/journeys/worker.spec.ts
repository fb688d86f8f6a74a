import type { Page } from '@playwright/test';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { expect, ON_DESKTOP, ON_PHONE, test, WHOLE } from './base.ts';
import { awake, open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { cutLine, keptIn, saysKept, workerRules } from './support/worker.ts';

// Each in a window that no other test gets: what its worker keeps goes with it.
test.use({
  ...WHOLE,
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|Bad Gateway|Failed to fetch|no-response/,
});

for (const address of ['/about', INBOX_PATH, '/user/profile'])
  test(
    `a new version waits until it is let in, on ${address} (UX 74)`,
    ON_DESKTOP,
    async ({ another, t }) => {
      const page = await another();
      if (address !== '/about') await signIn(page, member('founder'));
      await open(page, address);
      await workerRules(page);
      // What a deployment does: another worker for the same site.
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'));
      const notice = page.getByText(t('common:state.new_version'));
      await expect(notice).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: t('common:action.reload') }).click();
      await loaded;
      await awake(page);
      // At the latest when the one before has ended its work.
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), { timeout: 30_000 })
        .toContain('newer');
    },
  );

/** Code of pages that the worker keeps, without the little that every page begins with. */
const scriptsKept = async (page: Page) => (await keptIn(page, '')).filter((path) => path.endsWith('.js'));

test(
  'who only reads gets the offline page and no scripts, however many pages; with the first use come those (UX 71)',
  ON_PHONE,
  async ({ another }) => {
    const page = await another();
    // As after the look of ten seconds that a first visit is given.
    await page.goto('/about');
    await workerRules(page);
    await expect.poll(() => keptIn(page, 'pages-'), { timeout: 30_000 }).toContain('/about');
    expect(await keptIn(page, 'shell-')).toContain('/offline/kept');
    for (const path of ['/program', '/event']) {
      await page.goto(path);
      await expect.poll(() => keptIn(page, 'pages-')).toContain(path);
    }
    expect((await scriptsKept(page)).length).toBeLessThan(2);
    expect(await keptIn(page, 'hydration-')).toEqual([]);
    await awake(page);
    await expect.poll(async () => (await scriptsKept(page)).length, { timeout: 30_000 }).toBeGreaterThan(3);
  },
);

test(
  'a copy on a device that never used a script is one without any: read, and led on by its links (7.162)',
  ON_PHONE,
  async ({ another, t }) => {
    const page = await another();
    await page.goto('/about');
    await workerRules(page);
    await expect.poll(() => keptIn(page, 'pages-'), { timeout: 30_000 }).toContain('/about');
    for (const path of ['/program', '/program?page=2']) {
      await page.goto(path);
      await expect.poll(() => keptIn(page, 'pages-')).toContain('/program');
    }
    await expect.poll(() => keptIn(page, 'pages-')).toHaveLength(3);
    await cutLine(page.context());
    await page.goto('/about');
    await expect(page.getByRole('status').filter({ hasText: saysKept(t) })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await page.getByRole('banner').locator('a[href="/program"]').tap();
    await expect(page).toHaveURL(/\/program$/);
    await expect(page.getByRole('status').filter({ hasText: saysKept(t) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Used over the line, the copies of its kind that were made before can be, too.
    await page.context().setOffline(false);
    await open(page, '/program');
    await expect.poll(() => keptIn(page, 'hydration-')).toHaveLength(3);
    await cutLine(page.context());
    await page.goto('/program?page=2');
    await awake(page);
    await expect(page.getByRole('status').filter({ hasText: t('shell:offline') })).toBeVisible();
  },
);

test(
  'a page that was only read wakes without a connection too, when it is used (7.162)',
  ON_PHONE,
  async ({ another, t }) => {
    const page = await another();
    await page.goto('/about');
    await workerRules(page);
    // The code of a page comes when one of its kind is used.
    await open(page, '/program');
    const before = await keptAtRest(page);
    await page.goto('/program?page=2');
    await expect.poll(() => keptIn(page, 'hydration-')).toHaveLength(before + 1);
    await cutLine(page.context());
    await page.goto('/program?page=2');
    await awake(page);
    await expect(page.getByRole('status').filter({ hasText: t('shell:offline') })).toBeVisible();
  },
);

test(
  'a first visit is ruled before its look of ten seconds is over, whatever the line then brings (UX 74)',
  ON_PHONE,
  async ({ another, t }) => {
    const page = await another();
    const context = page.context();
    // The clock of the page stands, so that no wait of it ends; not even the offline page comes.
    await page.clock.install();
    await context.route('**/offline/kept*', (route) => route.abort('connectionreset'));
    await page.goto('/');
    await page.clock.runFor(3_000);
    await workerRules(page);
    for (const [path, kind] of [
      ['/about', 'bad gateway'],
      ['/program', 'reset'],
    ] as const) {
      await context.route(`**${path}`, (route) =>
        kind === 'reset'
          ? route.abort('connectionreset')
          : route.fulfill({ status: 502, body: 'Bad Gateway' }),
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: t('line:page.title') }), kind).toBeVisible();
      await context.unroute(`**${path}`);
      await page.clock.resume();
      await expect(page.locator('.bar'), 'it comes by itself').toBeVisible({ timeout: 30_000 });
    }
  },
);

test.describe('before the worker rules', () => {
  // A route to its file alone is not enough: Chromium asks for it before the test hears of the worker now and then.
  test.use({ serviceWorkers: 'block', expectedConsole: /status of 502|ERR_CONNECTION_RESET/ });

  test(
    'a link that is tapped before the worker rules leads away from no page where there is no answer (UX 74)',
    ON_PHONE,
    async ({ another, t }) => {
      const page = await another();
      const context = page.context();
      for (const trouble of ['bad gateway', 'reset'] as const) {
        await page.goto('/');
        await expect(page.locator('html[data-scripts]')).toHaveAttribute('data-scripts', /./);
        await context.route(/\/program$/, (route) =>
          trouble === 'reset'
            ? route.abort('connectionreset')
            : route.fulfill({ status: 502, body: 'Bad Gateway' }),
        );
        await page.locator('.foot a[href="/program"]').first().tap();
        const alert = page.getByRole('alert').filter({ hasText: t('line:page.title') });
        await expect(alert, trouble).toBeVisible();
        await expect(alert.getByRole('link', { name: t('common:action.try_again') })).toBeVisible();
        await expect(page.locator('h1').first()).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/');
        await context.unroute(/\/program$/);
        // It is tried again by itself.
        await expect(page).toHaveURL(/\/program$/, { timeout: 15_000 });
        await expect(page.locator('.bar')).toBeVisible();
      }
    },
  );
});

/** How many of what wakes pages are kept, once no more come. */
async function keptAtRest(page: Page): Promise<number> {
  for (let before = -1; ; await page.waitForTimeout(700)) {
    const kept = (await keptIn(page, 'hydration-')).length;
    if (kept === before) return kept;
    before = kept;
  }
}
