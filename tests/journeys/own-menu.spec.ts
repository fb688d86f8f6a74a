import { AVATAR_PX } from '#shared/constants.ts';
import { SPECIFIED } from '../specified-sizes.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { awake, handled, open } from './support/page-ready.ts';
import { DEMO_PASSWORD, member, signIn } from './support/people.ts';
import { Shell } from './support/shell.ts';

const STARTUPS = '/ecosystem/discover/category/startup';

test.describe('the drawer', ON_PHONE, () => {
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
    await expect(shell.bar.getByRole('link', { name: t('shell:nav.open_menu') })).toBeFocused();

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
    for (const key of ['start', 'inbox', 'saved', 'account'] as const)
      await expect(shell.drawer.getByRole('link', { name: t(`shell:account.${key}`) })).toBeVisible();
    await shell.drawer.getByRole('button', { name: t('shell:account.log_out') }).click();
    await page
      .getByRole('alertdialog', { name: t('shell:logout.question') })
      .getByRole('button', { name: t('shell:logout.confirm') })
      .click();
    // The session is over before the page is loaded again.
    await expect.poll(async () => (await page.request.get('/public/')).status()).toBe(401);
    await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
    await awake(page);
    await shell.openDrawer();
    await expect(shell.drawer.getByRole('button', { name: t('shell:account.sign_in_or_up') })).toBeVisible();
  });
});

test.describe('the profile menu', ON_DESKTOP, () => {
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
    const specified = ['bio', 'notification', 'connection', 'startup', 'mentor', 'investor', 'eso'];
    expect(links.slice(0, 11)).toEqual([
      '/user/profile',
      ...['inbox', 'save_list', ...specified, 'account'].map((page) => `/user/profile/${page}`),
    ]);
    const isInSight = await menu.evaluate((element) => element.scrollHeight <= element.clientHeight + 1);
    expect(isInSight, 'all of it without scrolling').toBe(true);
    const box = await menu.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(SPECIFIED.profile_dropdown_max_width_px);
    expect(box?.height).toBeLessThanOrEqual(SPECIFIED.profile_dropdown_max_height_px);

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

test(
  'the sign-in dialog opens by the address on any page, over the page itself (2.080, 2.140, 2.142 to 2.144, 9.011)',
  ON_DESKTOP,
  async ({ page, t }) => {
    const shell = new Shell(page, t);
    // Where no page is one would come back to nothing: there it opens over the home page.
    for (const [asked, path] of [
      ['/', '/'],
      [`${STARTUPS}?page=2`, `${STARTUPS}?page=2`],
      ['/no-such-page', '/'],
    ] as const) {
      await open(page, `${asked}${asked.includes('?') ? '&' : '?'}action=login`);
      await expect(shell.signIn.getByRole('heading', { name: t('shell:sign_in.welcome') })).toBeVisible();
      expect((await shell.signIn.boundingBox())?.width).toBeLessThanOrEqual(SPECIFIED.login_dialog_max_px);
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
  },
);
