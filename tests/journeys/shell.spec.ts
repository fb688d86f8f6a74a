import {
  AVATAR_PX,
  LOGIN_DIALOG_MAX_PX,
  PROFILE_DROPDOWN_MAX_HEIGHT_PX,
  PROFILE_DROPDOWN_MAX_WIDTH_PX,
  SCROLL_TO_TOP_PX,
  TOP_BAR_AT_TOP_PX,
} from '#shared/constants.ts';
import { getShell } from '#shared/contracts/content.contract.ts';
import { SETTING_DEFAULTS } from '#shared/domain/setting.ts';
import { LANGUAGE_NAMES, otherLanguage } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, test, translatorOf, WHOLE } from './base.ts';
import { awake, handled, open } from './support/page-ready.ts';
import { DEMO_PASSWORD, member, signIn } from './support/people.ts';
import { Shell } from './support/shell.ts';

const STARTUPS = '/ecosystem/discover/category/startup';
const INK = 'rgb(11, 11, 12)';
const NOTHING = 'rgba(0, 0, 0, 0)';
const CLEAR = [
  '/',
  '/about',
  '/program-sharing',
  '/program',
  '/event',
  '/resource/category/blog',
  '/resource/category/file',
];
const SOLID = ['/contact', '/ecosystem', '/resource/category', STARTUPS, '/terms-of-use'];

test('the navigation has its six entries in order, with the groups and their targets (2.081 to 2.086)', async ({
  page,
  t,
  site,
  device,
}) => {
  const content = await site.read(getShell);
  await open(page, '/contact');
  const navigation = await new Shell(page, t).navigation(device);
  const entries =
    device === 'phone' ? '> ul > li > a, > ul > li > details > summary' : '> a, > details > summary';
  await expect(navigation.locator(entries)).toHaveText([
    t('shell:nav.about'),
    t('shell:nav.program_sharing'),
    t('shell:nav.programs'),
    t('shell:nav.events'),
    t('shell:nav.resource'),
    t('shell:nav.ecosystem'),
  ]);
  const targets = (root: typeof navigation) =>
    root.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const plain = navigation.locator(device === 'phone' ? '> ul > li > a' : '> a');
  expect(await plain.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/about',
    '/program-sharing',
    '/program',
    '/event',
  ]);

  const [resource, ecosystem] = [navigation.locator('details').first(), navigation.locator('details').last()];
  await resource.locator('summary').click();
  expect(await targets(resource)).toEqual(
    content.resource_pages.map(({ slug }) => `/resource/category/${slug}`),
  );
  await ecosystem.locator('summary').click();
  const types = content.stakeholder_types;
  expect(await targets(ecosystem)).toEqual(
    ['startup', 'mentor', 'investor', 'eso', ...types.map(({ slug }) => slug)].map(
      (slug) => `/ecosystem/discover/category/${slug}`,
    ),
  );
  for (const type of types) await expect(ecosystem).toContainText(localName(type, t.language).text);
  if (device === 'desktop') {
    await expect(resource.getByRole('link').first(), 'one group at a time').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(ecosystem.locator('summary')).toBeFocused();
    await expect(ecosystem.getByRole('link').first()).toBeHidden();
    await ecosystem.locator('summary').press('Enter');
  }
  await ecosystem.getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/ecosystem/discover/category/mentor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('directory:category.mentor'));
});

test('the bar is clear at the top of seven pages, solid after 40 px of scroll and elsewhere (2.092, 2.093, 9.013)', async ({
  page,
  t,
}) => {
  const shell = new Shell(page, t);
  for (const path of CLEAR) {
    await test.step(`${path} is clear`, async () => {
      await open(page, path);
      await expect(shell.bar).toHaveCSS('background-color', NOTHING);
      await shell.scrollTo(TOP_BAR_AT_TOP_PX - 1);
      await expect(shell.bar).toHaveCSS('background-color', NOTHING);
      await shell.scrollTo(TOP_BAR_AT_TOP_PX);
      await expect(shell.bar).toHaveCSS('background-color', INK);
      await expect(shell.bar).toBeInViewport({ ratio: 1 });
      await shell.scrollTo(0);
      await expect(shell.bar).toHaveCSS('background-color', NOTHING);
    });
  }
  for (const path of [...SOLID, '/no-such-page']) {
    await test.step(`${path} is solid`, async () => {
      await open(page, path);
      await expect(shell.bar).toHaveCSS('background-color', INK);
      await shell.scrollTo(400);
      await expect(shell.bar).toBeInViewport({ ratio: 1 });
    });
  }
});

test('the language toggle loads the same page again in the other language and remembers it (2.088, 4.027 to 4.029, 9.020)', async ({
  page,
  t,
  device,
  context,
}) => {
  const shell = new Shell(page, t);
  const other = otherLanguage(t.language);
  await open(page, `${STARTUPS}?ordering=name&page=2`);
  const before = await page.evaluate(() => performance.timeOrigin);
  const toggle = await shell.languageToggle(device);
  await expect(toggle).toHaveText(LANGUAGE_NAMES[other]);
  await expect(toggle).toHaveAttribute('lang', other);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(`${STARTUPS}?ordering=name&page=2`);
  const texts = translatorOf(other);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('directory:category.startup'));
  expect(await page.evaluate(() => performance.timeOrigin), 'a new document').toBeGreaterThan(before);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);

  // The device remembers when the cookie is lost; a link with a language wins; without either it is English.
  await context.clearCookies();
  await open(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await open(page, `/contact?lang=${t.language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', t.language);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('the drawer', () => {
  test.skip(({ device }) => device === 'desktop', 'small screens only');

  test('shows visitors the sign-in button, keeps the focus inside and gives it back (2.091, 2.095)', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    await open(page, '/program');
    await shell.openDrawer();
    await expect(shell.drawer.getByRole('button', { name: t('shell:account.log_out') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(shell.drawer).toBeHidden();
    await expect(shell.bar.getByRole('button', { name: t('shell:nav.open_menu') })).toBeFocused();

    await shell.openDrawer();
    await shell.drawer.getByRole('link', { name: t('shell:nav.about') }).click();
    await expect(page).toHaveURL('/about');
    await expect(shell.drawer).toBeHidden();
    await shell.openDrawer();
    await shell.drawer.getByRole('button', { name: t('shell:account.sign_in_or_up') }).click();
    await expect(shell.signIn).toBeVisible();
  });

  test('shows members their name and e-mail, and the way out (2.094, 2.096, 2.103, 2.104)', async ({
    page,
    t,
  }) => {
    const founder = member('founder');
    await signIn(page, founder);
    const shell = new Shell(page, t);
    await open(page, '/about');
    await shell.openDrawer();
    const name = t.language === 'km' ? 'ម៉ៅ ស្រីពៅ' : 'Mao Sreypov';
    await expect(shell.drawer.getByText(name)).toBeVisible();
    await expect(shell.drawer.getByText(founder.email)).toBeVisible();
    await shell.drawer.getByRole('button', { name: t('shell:account.log_out') }).click();
    await page
      .getByRole('alertdialog', { name: t('shell:logout.question') })
      .getByRole('button', { name: t('shell:logout.confirm') })
      .click();
    await expect.poll(async () => (await page.request.get('/public/')).status()).toBe(401);
    await awake(page);
    await shell.openDrawer();
    await expect(shell.drawer.getByRole('button', { name: t('shell:account.sign_in_or_up') })).toBeVisible();
  });
});

test.describe('the profile menu', () => {
  test.skip(({ device }) => device === 'phone', 'wide screens only');

  test('shows who is signed in and their pages; logging out asks first and reloads (2.089, 2.097 to 2.104, 9.026 to 9.028)', async ({
    page,
    t,
  }) => {
    const founder = member('founder');
    const shell = new Shell(page, t);
    await open(page, '/about');
    const face = shell.bar.locator('summary').filter({ has: page.locator('.avatar') });
    await expect(face).toHaveCount(0);
    await expect(shell.bar.getByRole('link', { name: t('shell:account.sign_in') })).toBeVisible();

    await signIn(page, founder);
    await open(page, '/about');
    await expect(shell.bar.getByRole('link', { name: t('shell:account.sign_in') })).toHaveCount(0);
    expect((await face.locator('.avatar').boundingBox())?.width).toBe(AVATAR_PX);
    const menu = shell.bar.locator('details.profile .menu');
    await handled(menu.getByRole('link', { name: t('shell:account.log_out'), includeHidden: true }));
    await face.click();
    await expect(menu).toContainText(t.language === 'km' ? 'ម៉ៅ ស្រីពៅ' : 'Mao Sreypov');
    await expect(menu).toContainText(founder.email);
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.slice(0, 7)).toEqual(
      ['bio', 'notification', 'connection', 'startup', 'mentor', 'investor', 'eso'].map(
        (page) => `/user/profile/${page}`,
      ),
    );
    const box = await menu.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(PROFILE_DROPDOWN_MAX_WIDTH_PX);
    expect(box?.height).toBeLessThanOrEqual(PROFILE_DROPDOWN_MAX_HEIGHT_PX);

    const question = page.getByRole('alertdialog', { name: t('shell:logout.question') });
    await menu.getByRole('link', { name: t('shell:account.log_out') }).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t('shell:logout.cancel') }).click();
    await expect(question).toBeHidden();
    await expect(face).toBeVisible();

    await face.click();
    await menu.getByRole('link', { name: t('shell:account.log_out') }).click();
    await question.getByRole('button', { name: t('shell:logout.confirm') }).click();
    await expect(face).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await expect(shell.bar.getByRole('link', { name: t('shell:account.sign_in') })).toBeVisible();
  });
});

test('the sign-in dialog opens by the address on any page, over the page itself (2.080, 2.140, 2.142 to 2.144, 9.011)', async ({
  page,
  t,
}) => {
  const shell = new Shell(page, t);
  for (const path of ['/', `${STARTUPS}?page=2`, '/no-such-page']) {
    await open(page, `${path}${path.includes('?') ? '&' : '?'}action=login`);
    await expect(shell.signIn.getByRole('heading', { name: t('shell:sign_in.welcome') })).toBeVisible();
    expect((await shell.signIn.boundingBox())?.width).toBeLessThanOrEqual(LOGIN_DIALOG_MAX_PX);
    await page.keyboard.press('Escape');
    await expect(shell.signIn).toBeHidden();
    await expect(page).toHaveURL(path);
  }
  const href = (name: string) => expect(shell.signIn.getByRole('link', { name, exact: true }));
  await open(page, `${STARTUPS}?page=2&action=login`);
  await href(t('shell:sign_in.terms')).toHaveAttribute('href', '/terms-of-use');
  await href(t('shell:sign_in.privacy')).toHaveAttribute('href', '/privacy-policy');
  await href(t('shell:sign_in.no_account')).toHaveAttribute('href', '/contact');

  await shell.signIn.locator('summary', { hasText: t('shell:sign_in.by_email') }).click();
  await shell.signIn.getByLabel(t('shell:sign_in.email')).fill('founder@phum.example');
  await shell.signIn.getByLabel(t('shell:sign_in.password')).fill('Wrong-Password-1');
  await shell.signIn.getByRole('button', { name: t('shell:account.sign_in'), exact: true }).click();
  await expect(shell.signIn.getByText(t('common:problems.wrong_credentials.message'))).toBeVisible();
  await expect(shell.signIn.getByLabel(t('shell:sign_in.email'))).toHaveValue('founder@phum.example');

  await shell.signIn.getByLabel(t('shell:sign_in.password')).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  await expect(page).toHaveURL(`${STARTUPS}?page=2`);
});

test('the footer has its groups, address, social links, coordinators and this year (2.105 to 2.111, 2.113)', async ({
  page,
  t,
  site,
}) => {
  const { coordinators } = await site.read(getShell);
  await page.goto('/contact');
  const { footer } = new Shell(page, t);
  const groups = {
    product: ['/program', '/event', '/resource/category/blog', '/resource/category/file'],
    ecosystem: [
      '/ecosystem/discover',
      STARTUPS,
      '/ecosystem/discover/category/mentor',
      '/ecosystem/discover/category/investor',
    ],
    info: ['/about', '/contact', '/terms-of-use', '/privacy-policy'],
  };
  for (const [group, paths] of Object.entries(groups)) {
    const links = footer
      .getByRole('navigation', { name: t(`shell:footer.${group as keyof typeof groups}`) })
      .getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(paths);
  }
  await expect(footer.locator('address')).toHaveText(
    t.language === 'km' ? SETTING_DEFAULTS.address_kh : SETTING_DEFAULTS.address,
  );
  const social = footer.getByRole('list', { name: t('shell:footer.social') }).getByRole('link');
  await expect(social).toHaveCount(4);
  for (const link of await social.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  expect(coordinators.length).toBeGreaterThan(0);
  const logos = footer.getByRole('list', { name: t('shell:footer.coordinated_by') }).getByRole('listitem');
  await expect(logos).toHaveText(coordinators.map((one) => localName(one, t.language).text));
  for (const logo of await logos.all()) await expect(logo.locator('svg, img').first()).toBeVisible();
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Phnom_Penh' }).format();
  await expect(footer.getByText(t('shell:footer.copyright', { year }))).toBeVisible();
  await expect(footer.locator('.newsletter')).toHaveCount(1);
  await expect(footer.locator('.newsletter')).toBeHidden();
});

test('the way back to the top appears beyond 70 px of scroll (2.112, 9.014)', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await open(page, '/about');
  const button = page.getByRole('link', { name: t('shell:footer.to_top') });
  await shell.scrollTo(SCROLL_TO_TOP_PX);
  await expect(button).toBeHidden();
  await shell.scrollTo(SCROLL_TO_TOP_PX + 1);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the skip link leads past the bar; following a link puts the focus at the new page', async ({
  page,
  t,
}) => {
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('shell:skip_to_content') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell:footer.terms') })
    .click();
  await expect(page).toHaveURL('/terms-of-use');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('an unknown address is a page with a large 404 and the ways home and on (2.115, 2.116, 8.013, 8.014)', async ({
  page,
  t,
}) => {
  const status = await open(page, '/no-such-page');
  expect(status).toBe(404);
  await expect(page).toHaveTitle(t('shell:page_title', { page: t('common:problems.not_found.title') }));
  await expect(page.getByText(t('shell:error_page.status', { status: '404' }))).toHaveCount(1);
  const number = page.locator('.error-cloth svg:visible').first();
  expect((await number.boundingBox())?.height ?? 0).toBeGreaterThan(50);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('shell:error_page.search') }).click();
  await expect(page.getByRole('dialog', { name: t('search:title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: t('shell:error_page.go_home') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.error-page')).toHaveCount(0);
});

test.describe('when something breaks', () => {
  test.use({
    expectedConsole: /status of 500|ERR_FAILED|dynamically imported/,
  });

  test('a page that cannot be read shows 500 by default and another try (8.013, 8.015)', async ({
    page,
    t,
  }) => {
    await open(page, '/contact');
    await page.route(/\/event\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('contentinfo').locator('a[href="/event"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:problems.internal.title'));
    await expect(page.getByText(t('shell:error_page.status', { status: '500' }))).toHaveCount(1);
    await page.unroute(/\/event\.data/);
    await page.getByRole('link', { name: t('common:action.try_again') }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('common:problems.internal.title'));
    await expect(page).toHaveURL('/event');
  });

  test('a part of an older release that is gone reloads the page once (8.016)', async ({ page, t }) => {
    await open(page, '/contact');
    const before = await page.evaluate(() => performance.timeOrigin);
    let refused = 0;
    await page.route(/\/assets\/search-dialog[^/]*\.js/, (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    const opener = new Shell(page, t).bar.getByRole('link', { name: t('shell:nav.search') });
    await opener.click();
    // While the page is loaded again there is nothing to ask.
    const loaded = () => page.evaluate(() => performance.timeOrigin).catch(() => 0);
    await expect.poll(loaded).toBeGreaterThan(before);
    await awake(page);
    await opener.click();
    await expect(page.getByRole('dialog', { name: t('search:title') })).toBeVisible();
  });

  test('a thread of progress runs while a page is on its way (9.005 to 9.007)', async ({ page, t }) => {
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
  });
});

test.describe('without a connection', () => {
  // Without a line a worker answers what it does not keep with nothing (ERR_FAILED).
  test.use({ ...WHOLE, expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test('a line says so, visited pages stay readable, others say they need one (2.114, 8.024)', async ({
    page,
    t,
    context,
  }) => {
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
    await page.reload();
    await awake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', t.language);
    await expect(line).toBeVisible();
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: t('shell:offline') })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: t('common:action.try_again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('shell:offline') })).toHaveCount(0);
  });
});
