import type { Page } from '@playwright/test';
import { expect, ON_PHONE, test } from './base.ts';
import { awake } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';

const PROGRAMS = '/program';
const INVESTORS = '/ecosystem/discover/category/investor';
const DATA = '**/hydration/**';

const isWithoutScripts = (page: Page) =>
  page.evaluate(() => !document.documentElement.hasAttribute('data-scripts'));

test.describe('what a page that is only read is woken by', ON_PHONE, () => {
  test.use({ expectedConsole: /\/hydration\// });

  test('stays away until the page is used, and comes with the scripts', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(PROGRAMS);
    expect(await answer?.text()).not.toMatch(/streamController\.enqueue|"common":/);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/hydration/'))).toEqual([]);
    await awake(page);
    const data = asked.filter((path) => path.startsWith('/hydration/'));
    expect(data.map((path) => path.replace(/[\w-]{22}/, '…'))).toEqual([
      '/hydration/km/…/',
      '/hydration/km/…/program',
    ]);
  });

  test('is asked for again where the line loses it', async ({ page }) => {
    let lost = 0;
    await page.route(DATA, (route) => {
      lost += 1;
      return lost <= 2 ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue();
    });
    await page.goto(PROGRAMS);
    await awake(page);
    expect(lost).toBe(4);
  });

  test('is that of the page of now where nobody has the old one: it is loaded once more', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    let gone = true;
    await page.route(DATA, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto(PROGRAMS);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on-use');
    const again = page.waitForEvent('load');
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await again;
    gone = false;
    await awake(page);
    await shell.bar.locator('.burger').tap();
    await expect(shell.drawer).toBeVisible();
  });

  test('is not needed for a link that was pressed on a page of which nobody has it: it leads on without scripts', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    await page.route(DATA, (route) => route.fulfill({ status: 404 }));
    for (const [link, address] of [
      ['.burger', /#foot/],
      ['a[data-opens]:not(.burger)', /discover/],
    ] as const) {
      await page.goto(PROGRAMS);
      await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on-use');
      await shell.bar.locator(link).first().tap();
      await expect(page).toHaveURL(address);
    }
  });

  test('is not needed for what was chosen of a list of which nobody has it: the list is that one', async ({
    page,
  }) => {
    await page.route(DATA, (route) => route.fulfill({ status: 404 }));
    await page.goto(INVESTORS);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on-use');
    await page.locator('select[name=ordering]').selectOption('name');
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name`);
  });

  test('leaves the page to work without scripts where it is never there', async ({ page }) => {
    await page.route(DATA, (route) => route.fulfill({ status: 404 }));
    await page.goto(PROGRAMS);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on-use');
    const again = page.waitForEvent('load');
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await again;
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on-use');
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await expect.poll(() => isWithoutScripts(page)).toBe(true);
  });

  test('takes away nothing that somebody has written meanwhile', async ({ page }) => {
    await page.route(DATA, async (route) => {
      await new Promise((go) => setTimeout(go, 1_500));
      await route.fulfill({ status: 404 });
    });
    await page.goto('/');
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on-use');
    const field = page.locator('main input[type="search"]');
    await field.tap();
    await field.pressSequentially('កសិកម្ម');
    await expect.poll(() => isWithoutScripts(page)).toBe(true);
    await expect(field).toHaveValue('កសិកម្ម');
  });
});
