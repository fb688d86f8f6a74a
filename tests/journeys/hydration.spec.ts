import type { Page } from '@playwright/test';
import { eventPath, programPath, resourcePath, stakeholderPath } from '#shared/domain/addresses.ts';
import { DEFAULT_ORDER, ORDERS } from '#web/features/stakeholder/directory/directory-state.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { STARTER } from './support/budget.ts';
import { Directory } from './support/directory.ts';
import { visitFirst } from './support/load.ts';
import { open } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';
import type { Site } from './support/site.ts';

const KB = 1024;
/** Of a page that is only read, all that comes with it counted, as sent with gzip. */
const FIRST_VISIT = 150 * KB;
const MOST_PICTURES = 50 * KB;
const REQUESTS = 30;
/** Pictures that other journeys sent among them; on the demonstration alone it is 323 (ADR 4). */
const TEN_PAGES = 430 * KB;

/** Pages with forms, which work by plain posts and wake when somebody begins to fill them in. */
const FORMS = [
  '/contact',
  '/ecosystem/get-listed',
  '/ecosystem/get-listed/startup',
  '/program-sharing',
  '/program-sharing/details',
  '/event/suggest',
  '/event/suggest/details',
  '/account/sign-in',
  '/account/register',
  '/account/begin_password_reset',
] as const;

const DIRECTORY = '/ecosystem/discover/category/startup';
/** As somebody goes who looks around; one's pages of one record, program, event and post among them. */
const pagesOf = async (site: Site): Promise<readonly string[]> => {
  const { data } = await site.stakeholders('startup');
  return [
    '/',
    DIRECTORY,
    stakeholderPath(data[0]!),
    stakeholderPath(data[1]!),
    '/program',
    programPath(await site.program()),
    '/event',
    eventPath(await site.event()),
    '/resource/category/blog',
    resourcePath(await site.resource('blog')),
  ];
};

/** Files of the build come as late as on a line that is slow, and only now. */
const delayScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.fulfill({ response: await route.fetch() });
  });
const isAsleep = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scripts', 'on-use');

test.describe('a page that is read (UX rule 71)', ON_PHONE, () => {
  test('brings nearly no script and weighs little, of each kind', async ({ page, site, request }) => {
    for (const address of [
      ...(await pagesOf(site)),
      '/about',
      '/insights',
      '/open-data',
      '/privacy-policy',
      '/ecosystem',
      '/program/category',
      '/no-such-page',
      ...FORMS,
    ]) {
      const { load } = await visitFirst(page, request, address);
      await isAsleep(page);
      const { html, js, css, fonts, requests } = await load();
      expect.soft(js, address).toBeLessThan(STARTER);
      expect.soft(requests, address).toBeLessThan(REQUESTS);
      // Pictures further down are for whoever goes there.
      expect.soft(html + css + fonts, address).toBeLessThan(FIRST_VISIT - MOST_PICTURES);
      expect(css, address).toBeGreaterThan(KB);
    }
  });

  test('stays so while one reads on and follows links; ten of them cost little', async ({ page, site }) => {
    const line = await page.context().newCDPSession(page);
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await line.send('Network.enable');
    for (const address of await pagesOf(site)) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, 600));
      await isAsleep(page);
    }
    expect(bytes).toBeGreaterThan(FIRST_VISIT / 2);
    expect(bytes).toBeLessThan(TEN_PAGES);
    await line.detach();
    const link = page.getByRole('main').locator('a[href^="/resource"]').first();
    await link.tap();
    await page.waitForURL(/\/resource/);
    await isAsleep(page);
  });
});

test.describe('what is tapped first is done when the scripts have come', ON_PHONE, () => {
  test.beforeEach(({ page }) => delayScripts(page));

  test('the menu and the search open (2.081, 2.120)', async ({ page, t }) => {
    const shell = new Shell(page, t);
    await page.goto('/about');
    await isAsleep(page);
    const menu = shell.bar.locator('.burger');
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await expect(shell.drawer).toBeVisible();
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/about');

    await page.goto('/program');
    await isAsleep(page);
    await shell.bar.getByRole('link', { name: t('shell:nav.search') }).tap();
    await expect(
      page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('combobox')),
    ).toBeFocused();
    await expect(page).toHaveURL('/program');
  });

  test('what is pressed last counts; what was pressed before looks as ever (UX rule 71)', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    const [menu, search] = [shell.bar.locator('.burger'), shell.bar.locator('a[aria-keyshortcuts]')];
    let letCome = () => {};
    const coming = new Promise<void>((come) => {
      letCome = come;
    });
    await page.goto('/about');
    await isAsleep(page);
    await page.route('**/assets/*.js', (route) => coming.then(() => route.fallback()));
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await search.tap();
    await expect(search).toHaveAttribute('aria-busy', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(menu).toHaveCSS('opacity', '1');
    letCome();
    await expect(
      page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('combobox')),
    ).toBeFocused();
    await expect(shell.drawer).toBeHidden();
  });

  test('the menu opens for a press that is a click alone, as of a screen reader (UX rule 71)', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    await page.goto('/about');
    await isAsleep(page);
    await shell.bar.locator('.burger').evaluate((menu: HTMLElement) => menu.click());
    await expect(shell.drawer).toBeVisible();
  });

  test('the search opens by its key (UX rule 10)', async ({ page }) => {
    await page.goto('/event');
    await isAsleep(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('another order of a list is applied, on the page that is open', async ({ page, t }) => {
    const order = ORDERS.find((one) => one !== DEFAULT_ORDER)!;
    await page.goto(DIRECTORY);
    await isAsleep(page);
    const began = await page.evaluate(() => performance.timeOrigin);
    const list = new Directory(page, t);
    await list.order.selectOption(order);
    await expect(page).toHaveURL(`${DIRECTORY}?ordering=${order}`);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
  });
});

test('another order is applied also where the scripts do not come', ON_PHONE, async ({ page, t }) => {
  const order = ORDERS.find((one) => one !== DEFAULT_ORDER)!;
  await page.goto(DIRECTORY);
  await isAsleep(page);
  await page.route('**/assets/*.js', () => {});
  await new Directory(page, t).order.selectOption(order);
  await expect(page).toHaveURL(new RegExp(`[?&]ordering=${order}`), { timeout: 15_000 });
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'the bar and the way to the top follow the reader of a page that nobody used (2.092, 2.112)',
  ON_PHONE,
  async ({ page, t }) => {
    const shell = new Shell(page, t);
    await page.goto('/');
    await isAsleep(page);
    const top = page.locator('.to-top');
    await expect(top).toHaveAttribute('data-at-top');
    await expect(shell.bar).not.toHaveAttribute('data-solid');
    await shell.scrollTo(800);
    await expect(top).not.toHaveAttribute('data-at-top');
    await expect(shell.bar).toHaveAttribute('data-solid');
    await shell.bar.getByRole('link', { name: t('shell:nav.open_menu') }).tap();
    await expect(shell.drawer).toBeVisible();
    await expect(shell.bar).toHaveAttribute('data-solid');
  },
);

test.describe('a page is passed on without its scripts (3.047, 9.035)', ON_PHONE, () => {
  test.use({ ownWindow: true });

  test('by its address, and by the list of apps of the device where there is one', async ({
    page,
    site,
    t,
  }) => {
    // Where a browser refuses it, a field that is selected stands in: that is a use.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => void (document.title = `${data.title} ${data.url}`),
      });
    });
    const program = await site.program();
    const address = programPath(program);
    for (const path of [address, stakeholderPath(await site.stakeholder('startup'))]) {
      await page.goto(path);
      await isAsleep(page);
      const share = page.getByRole('main').getByRole('list', { name: t('common:action.share') });
      const copied = share.getByRole('button', { name: t('common:toast.link_copied') });
      await Promise.all([
        expect(copied).toBeVisible(),
        share.getByRole('button', { name: t('common:action.copy_link') }).tap(),
      ]);
      await share.getByRole('button', { name: t('common:action.share'), exact: true }).tap();
      await expect(page).toHaveTitle(new RegExp(`\\S+ http://[^ ]+${path}`));
      await isAsleep(page);
    }
    // The record's first button, which leads down to them where there is no such list.
    await page.evaluate(() => {
      document.title = '';
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common:action.share'), exact: true })
      .tap();
    await expect(page).toHaveTitle(/\S+ http/);
    expect(new URL(page.url()).hash).toBe('');
    await isAsleep(page);
    // Also where one came from a page that does not wait to be used.
    await open(page, '/contact');
    await page.evaluate(() => {
      document.title = '';
    });
    await page.evaluate(
      (to) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> };
        };
        return router.navigate(to);
      },
      stakeholderPath(await site.stakeholder('startup')),
    );
    await expect(page.getByRole('main').locator('.share > li:visible')).toHaveCount(6);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common:action.share'), exact: true })
      .tap();
    await expect(page).toHaveTitle(/\S+ http/);
    // And once they are there, in a part of the page whose code never comes.
    await open(page, address);
    await expect(page.getByRole('main').locator('.share > li:visible')).toHaveCount(6);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:action.copy_link') })
      .tap();
    await expect(page.getByRole('status').filter({ hasText: t('common:toast.link_copied') })).toHaveCount(1);
  });
});

test(
  'the marks of a sender are not in the address that a reader copies (UX rule 71)',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/about?fbclid=abc&utm_source=mail');
    await isAsleep(page);
    await expect(page).toHaveURL('/about');
    await page.goto(`${DIRECTORY}?fbclid=abc&ordering=${ORDERS[1]}`);
    await isAsleep(page);
    await expect(page).toHaveURL(`${DIRECTORY}?ordering=${ORDERS[1]}`);
  },
);
