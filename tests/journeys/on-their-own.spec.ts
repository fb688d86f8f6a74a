import type { Page } from '@playwright/test';
import { AVATAR_PX } from '#shared/constants.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { searchEverything } from '#shared/contracts/search.contract.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { awake, open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { SearchDialog } from './support/search-dialog.ts';
import { Shell } from './support/shell.ts';
import { SignIn } from './support/sign-in.ts';

type Found = ResponseOf<typeof searchEverything>;

/** Requirements that longer journeys pass by, each by itself: what is broken is named by its number. */

async function drawerOf(page: Page, t: Translator) {
  await open(page, '/about');
  const shell = new Shell(page, t);
  await shell.openDrawer();
  return shell.drawer;
}

test.describe('the drawer of small screens', ON_PHONE, () => {
  test('opens from the bar over the page (2.091)', async ({ page, t }) => {
    const drawer = await drawerOf(page, t);
    await expect(drawer.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible();
  });

  test('signed out, has the button to sign in or up (2.095)', async ({ page, t }) => {
    const drawer = await drawerOf(page, t);
    await drawer.getByRole('button', { name: t('shell:account.sign_in_or_up') }).tap();
    await expect(new Shell(page, t).signIn).toBeVisible();
  });

  test('signed in, names the person, their e-mail, and how much waits (2.094)', async ({ page, t }) => {
    const founder = member('founder');
    await signIn(page, founder);
    const drawer = await drawerOf(page, t);
    await expect(drawer.getByText(founder.email)).toBeVisible();
    await expect(drawer.getByText(t.language === 'km' ? 'ម៉ៅ ស្រីពៅ' : 'Mao Sreypov')).toBeVisible();
    await expect(drawer.locator('.badge').first()).toHaveText(/\d/);
  });

  test('signed in, has the way out (2.096)', async ({ page, t }) => {
    await signIn(page, member('founder'));
    const drawer = await drawerOf(page, t);
    await expect(drawer.getByRole('button', { name: t('shell:account.log_out') })).toBeVisible();
  });

  test('logging out asks, with a way back and a way on (2.103)', async ({ page, t }) => {
    await signIn(page, member('founder'));
    const drawer = await drawerOf(page, t);
    await drawer.getByRole('button', { name: t('shell:account.log_out') }).tap();
    const question = page.getByRole('alertdialog', { name: t('shell:logout.question') });
    await expect(question.getByRole('button', { name: t('shell:logout.confirm') })).toBeVisible();
    await question.getByRole('button', { name: t('shell:logout.cancel') }).tap();
    await expect(question).toBeHidden();
    expect((await page.request.get('/public/')).status(), 'still signed in').toBe(200);
  });
});

async function logOut(page: Page, t: Translator): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/logout/')) asked.push(request.method());
  });
  await signIn(page, member('founder'));
  const drawer = await drawerOf(page, t);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await drawer.getByRole('button', { name: t('shell:account.log_out') }).tap();
  await page
    .getByRole('alertdialog', { name: t('shell:logout.question') })
    .getByRole('button', { name: t('shell:logout.confirm') })
    .tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
  return asked;
}

test.describe('logging out', ON_PHONE, () => {
  test('calls the server (4.005)', async ({ page, t }) => {
    expect(await logOut(page, t)).toEqual(['POST']);
  });

  test('ends the session (2.104)', async ({ page, t }) => {
    await logOut(page, t);
    await expect.poll(async () => (await page.request.get('/public/')).status()).toBe(401);
  });

  test('loads the page again, where one was (4.007)', async ({ page, t }) => {
    await logOut(page, t);
    await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

test('the face of a person is 40 wide and high (9.028)', ON_DESKTOP, async ({ page }) => {
  await signIn(page, member('founder'));
  await open(page, '/about');
  const box = await page.locator('header.bar summary .avatar').boundingBox();
  expect([box?.width, box?.height, AVATAR_PX]).toEqual([40, 40, 40]);
});

test('every kind in the menu leads to its list of the directory (2.085)', ON_DESKTOP, async ({ page }) => {
  await open(page, '/about');
  const links = await page
    .locator('header.bar a[href^="/ecosystem/discover"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  const kinds = links.filter((link) => link !== '/ecosystem/discover');
  expect(kinds.length).toBeGreaterThanOrEqual(12);
  for (const link of kinds) expect(link).toMatch(/^\/ecosystem\/discover\/category(\/[a-z-]+)?$/);
});

test.describe('the search dialog', ON_DESKTOP, () => {
  const opened = async (page: Page, t: Translator) => {
    await open(page, '/about');
    const search = new SearchDialog(page, t);
    await search.open();
    return search;
  };

  test('has a box for words, which is where one types (2.122)', async ({ page, t }) => {
    const search = await opened(page, t);
    await page.keyboard.type('weaving');
    await expect(search.box).toHaveValue('weaving');
  });

  test('searches 800 ms after the last key, without Enter (4.026)', async ({ page, t }) => {
    const search = await opened(page, t);
    const asked = page.waitForRequest(/\/api\/v1\/search\//);
    const typed = Date.now();
    await search.box.pressSequentially('agritech');
    await asked;
    expect(Date.now() - typed).toBeGreaterThanOrEqual(800);
    await expect(search.options.first()).toBeVisible();
  });

  test('has one tab for each group with results, and none for the others (2.124)', async ({ page, t }) => {
    const search = await opened(page, t);
    const answer = page.waitForResponse(/\/api\/v1\/search\//);
    await search.find('agritech');
    const { all: _all, ...counts } = ((await (await answer).json()) as Found).counts;
    const full = Object.values(counts).filter((count) => count > 0).length;
    expect(full).toBeGreaterThan(1);
    // The first tab is all of them.
    await expect(search.tabs).toHaveCount(full + 1);
  });

  test('shows of each result a picture, its name and what it is about (2.126)', async ({ page, t }) => {
    const search = await opened(page, t);
    await search.find('Slek Materials');
    const result = search.options.first();
    await expect(result.locator('.swatch, img').first()).toBeVisible();
    await expect(result.locator('.hit-text')).not.toBeEmpty();
    await expect(result).toContainText(/Slek|សម្ភារៈ/);
  });

  test('says with a drawing that nothing was found (2.132)', async ({ page, t }) => {
    const search = await opened(page, t);
    await search.find('qqqxyzzy');
    await expect(search.dialog.locator('.empty svg').first()).toBeVisible();
    await expect(search.options).toHaveCount(0);
  });

  test('has a bar that runs while it searches (2.133)', async ({ page, t }) => {
    let release = () => {};
    await page.route(/\/api\/v1\/search\//, async (route) => {
      await new Promise<void>((done) => {
        release = done;
      });
      await route.continue().catch(() => undefined);
    });
    const search = await opened(page, t);
    const bar = search.dialog.getByRole('progressbar', { name: t('search:searching') });
    await search.find('agritech');
    await expect(bar).toBeVisible();
    release();
    await expect(bar).toBeHidden();
  });

  test('closes when the page changes (2.121)', async ({ page, t }) => {
    const search = await opened(page, t);
    await search.find('Slek Materials');
    await search.options.first().click();
    await page.waitForURL(/\/ecosystem\//);
    await expect(search.dialog).toBeHidden();
  });
});

const LOGIN = '**/request-login/';

async function signInDialog(page: Page, t: Translator): Promise<SignIn> {
  await open(page, '/about?action=login');
  const { signIn: dialog } = new Shell(page, t);
  await expect(dialog).toBeVisible();
  await awake(page);
  return new SignIn(page, t, dialog);
}

test.describe('the button of the national identity', ON_DESKTOP, () => {
  test('waits visibly while the address is fetched (4.008)', async ({ page, t }) => {
    const form = await signInDialog(page, t);
    await page.route(LOGIN, () => new Promise(() => {}));
    await form.identity.click();
    await expect(form.identity).toHaveAttribute('aria-busy', 'true');
  });

  test('leads to the address it was given (4.009)', async ({ page, t }) => {
    const form = await signInDialog(page, t);
    await form.identity.click();
    await page.waitForURL(/\/login\?loginToken=/);
  });
});

test.describe('the button of the national identity on a line that breaks', ON_DESKTOP, () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('stops waiting where the address cannot be had (8.007)', async ({ page, t }) => {
    const form = await signInDialog(page, t);
    await page.route(LOGIN, (route) => route.abort());
    await form.identity.click();
    await expect(form.identity).not.toHaveAttribute('aria-busy', 'true');
    await expect(form.identity).toBeEnabled();
  });

  test('leaves the person where they were where the address cannot be had (4.010)', async ({ page, t }) => {
    const form = await signInDialog(page, t);
    await page.route(LOGIN, (route) => route.abort());
    await form.identity.click();
    await expect(form.identity).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});
