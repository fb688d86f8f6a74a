import type { Page } from '@playwright/test';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { awake, open } from './support/page-ready.ts';

// How a browser treats what the server drew hangs on neither language nor width. Investors: no journey adds one, so that
// what stands near a record and first in a list stays.
const LIST = '/ecosystem/discover/category/investor';

/** Tells documents apart: following a link inside the site loads none. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

test(
  'what the server drew stays, and links in it are followed without loading a document',
  ON_DESKTOP,
  async ({ page, site, t }) => {
    const record = await site.stakeholder('investor');
    await open(page, stakeholderPath(record));
    const facts = page.locator('#facts');
    const words = await facts.textContent();
    const first = await documentOf(page);
    await page.locator('.crumbs a').last().click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await documentOf(page)).toBe(first);

    // The page is now drawn by the browser, and says the same.
    await page.goBack();
    await expect(page).toHaveURL(stakeholderPath(record));
    await expect(facts).toBeVisible();
    expect(await facts.textContent()).toBe(words);
    expect(await documentOf(page)).toBe(first);

    // From one record to another the same parts show other words.
    const near = page.locator('.cards a').first();
    const name = await near.textContent();
    await near.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? 'a name');
    expect(await documentOf(page)).toBe(first);
    await expect(page.getByRole('contentinfo')).toContainText(t('shell:footer.info'));
  },
);

test('a record of the page that was opened gives way to another one', ON_DESKTOP, async ({ page, site }) => {
  await open(page, stakeholderPath(await site.stakeholder('investor')));
  const first = await documentOf(page);
  const near = page.locator('.cards a').first();
  const name = await near.textContent();
  await near.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? 'a name');
  expect(await documentOf(page)).toBe(first);
});

test('a list the server drew changes with its filters', ON_DESKTOP, async ({ page, site }) => {
  const newest = await site.stakeholders('investor');
  const byName = await site.stakeholders('investor', { ordering: 'name' });
  await open(page, LIST);
  const first = await documentOf(page);
  const title = page.locator('.cards h2').first();
  await expect(title).toContainText(newest.data[0]?.name ?? 'nothing');
  await page.locator('#ordering').selectOption('name');
  await expect(title).toContainText(byName.data[0]?.name ?? 'nothing');
  await page.goBack();
  await expect(title).toContainText(newest.data[0]?.name ?? 'nothing');
  expect(await documentOf(page)).toBe(first);
});

test('the search of the home page is sent without loading a document', ON_DESKTOP, async ({ page }) => {
  await open(page, '/');
  const first = await documentOf(page);
  await page.locator('.home-find input').fill('rice');
  await page.locator('.home-find input').press('Enter');
  await expect(page).toHaveURL('/ecosystem/discover?search=rice');
  expect(await documentOf(page)).toBe(first);
});

test('whoever wants another tab gets one', ON_DESKTOP, async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .locator('.home-counts a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/ecosystem/discover/category/startup');
  await expect(page).toHaveURL('/');
});

test(
  'one whose file is gone, of an older release, reloads the page once (8.016)',
  ON_DESKTOP,
  async ({ page }) => {
    await open(page, '/contact');
    const first = await documentOf(page);
    const home = page.getByRole('banner').locator('a[href="/"]').first();
    await page.route(/\/assets\/home-page-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await home.click();
    await page.waitForEvent('framenavigated');
    await page.unrouteAll();
    await expect.poll(() => documentOf(page).catch(() => first)).toBeGreaterThan(first);
    await page.reload();
    await awake(page);
    await home.click();
    await expect(page.locator('.home-hero')).toBeVisible();
  },
);
