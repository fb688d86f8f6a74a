import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { hasDatabase, inDatabase } from './support/database.ts';
import { unreadableTexts } from './support/legibility.ts';
import { awake, open } from './support/page-ready.ts';
import { DEMO_PASSWORD, member } from './support/people.ts';
import { Shell } from './support/shell.ts';
import { newAccount, SignIn, Simulator, wrongCode } from './support/sign-in.ts';

const DEEP = '/ecosystem/discover/category/startup?ordering=name&page=2';
const LOGIN_CALL = '/api/v1/camdigikey/login/';

// The way to another site and back is no matter of the kept pages; one provider is out of reach on purpose.
test.use({ expectedConsole: /status of 503/ });

test.describe('by the national identity', () => {
  test('one leaves from a deep page and comes back to it (1.027, 2.004, 2.141, 2.144, 4.004, 4.008, 4.009, 7.020, 7.021)', async ({
    page,
    t,
  }) => {
    const told: string[] = [];
    let posts = 0;
    page.on('request', (request) => {
      if (request.headers().referer?.includes('authToken')) told.push(request.url());
      if (request.url().endsWith(LOGIN_CALL)) posts += 1;
    });
    await open(page, `${DEEP}&action=login`);
    const signIn = new SignIn(page, t, new Shell(page, t).signIn);
    await signIn.identity.click();
    await new Simulator(page).choose('founder');
    await page.waitForURL(DEEP);
    await expect(page.locator('html')).toHaveAttribute('data-signed-in');
    expect(told, 'addresses that learned the token').toEqual([]);
    expect(posts).toBe(1);
    await awake(page);
    await page.goBack();
    await expect(page, 'the token is in no history').not.toHaveURL(/authToken/);
  });

  test(
    'the button waits visibly, and stays and says why when the provider cannot be reached (4.008, 4.010, 4.011, 8.007)',
    ON_PHONE,
    async ({ page, t }) => {
      let answer = () => {};
      const held = new Promise<void>((go) => {
        answer = go;
      });
      const message = t('account:identity.provider_unavailable');
      await page.route('**/request-login/', async (route) => {
        await held;
        await route.fulfill({ status: 503, json: { status: 503, code: 'unavailable', title: 'x', message } });
      });
      await open(page, '/about?action=login');
      const { signIn: dialog } = new Shell(page, t);
      const { identity } = new SignIn(page, t, dialog);
      await identity.click();
      await expect(identity).toHaveAttribute('aria-busy', 'true');
      answer();
      await expect(dialog.getByRole('alert')).toHaveText(message);
      await expect(identity).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL('/about?action=login');
    },
  );

  test(
    'who cancels is told so, and another try leads to where the first one began (B.11, 2.144)',
    ON_PHONE,
    async ({ page, t }) => {
      await open(page, `${DEEP}&action=login`);
      await new SignIn(page, t, new Shell(page, t).signIn).identity.click();
      await new Simulator(page).decide('cancel');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t('account:return.cancelled.title'));
      await expect(page, 'the query is gone').toHaveURL(IDENTITY_RETURN_PATH);
      await awake(page);
      expect(await problemsOfAxe(page)).toEqual([]);
      expect(await unreadableTexts(page)).toEqual([]);
      await expect(page.getByRole('link', { name: t('common:action.go_home') })).toHaveAttribute('href', '/');
      await page.getByRole('button', { name: t('common:action.try_again') }).click();
      await new Simulator(page).choose('founder');
      await page.waitForURL(DEEP);
      await expect(page.locator('html')).toHaveAttribute('data-signed-in');
    },
  );

  test(
    'a sign-in that took too long and an identity that is switched off have words of their own (B.11)',
    ON_DESKTOP,
    async ({ page, t }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await open(page, '/account/sign-in?next=/event');
      const main = page.getByRole('main');
      await new SignIn(page, t, main).identity.click();
      await new Simulator(page).decide('expire');
      await expect(heading).toHaveText(t('account:return.expired.title'));
      await awake(page);
      await page.getByRole('button', { name: t('common:action.try_again') }).click();
      await new Simulator(page).choose('disabled');
      await expect(heading).toHaveText(t('account:return.disabled.title'));
      await awake(page);
      await page.getByRole('link', { name: t('account:return.by_email') }).click();
      await expect(page).toHaveURL('/account/sign-in?next=%2Fevent');
    },
  );

  test(
    'the same token a second time signs nobody in, and whoever is signed in stays so (B.11)',
    ON_PHONE,
    async ({ page, t }) => {
      let returned = '';
      page.on('request', (request) => {
        if (request.url().includes('authToken=')) returned = request.url();
      });
      await open(page, '/account/sign-in?next=/contact');
      await new SignIn(page, t, page.getByRole('main')).identity.click();
      await new Simulator(page).choose('newcomer');
      await page.waitForURL('/contact');
      await page.goto(returned);
      await expect(page.getByText(t('account:identity.login_state_mismatch'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('common:problems.sign_in_refused.title'),
      );
      expect((await page.request.get('/public/')).status()).toBe(200);
    },
  );

  test(
    'an account that is shut out here is told so, and its open session is over (8.001, B.11)',
    ON_DESKTOP,
    async ({ page, t, another }) => {
      test.skip(!hasDatabase, 'the database of a site that runs already is not known here');
      await open(page, '/account/sign-in?next=/contact');
      await new SignIn(page, t, page.getByRole('main')).identity.click();
      await new Simulator(page).choose('founder-without-email');
      await page.waitForURL('/contact');
      const { id } = (await (await page.request.get('/public/')).json()) as { id: string };
      await inDatabase("update person set status = 'suspended' where id = $1", [id]);
      try {
        expect((await page.request.get('/public/')).status()).toBe(401);
        const there = await another();
        await open(there, '/account/sign-in');
        await new SignIn(there, t, there.getByRole('main')).identity.click();
        await new Simulator(there).choose('founder-without-email');
        await expect(there.getByRole('heading', { level: 1 })).toHaveText(
          t('common:problems.account_disabled.title'),
        );
        await expect(there.getByText(t('account:identity.account_disabled'))).toBeVisible();
        await expect(there.getByRole('link', { name: t('account:return.contact') })).toHaveAttribute(
          'href',
          '/contact',
        );
        expect((await there.request.get('/public/')).status()).toBe(401);
      } finally {
        await inDatabase("update person set status = 'active' where id = $1", [id]);
      }
    },
  );

  test('whoever opens the address by itself can begin anew (B.11)', ON_PHONE, async ({ page, t }) => {
    await open(page, IDENTITY_RETURN_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:return.nothing.title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the identity leads back to the page one came from', ON_PHONE, async ({ page, t }) => {
    await page.goto(`/account/sign-in?next=${encodeURIComponent('/event?page=2')}`);
    await new SignIn(page, t, page.getByRole('main')).identity.click();
    await new Simulator(page).choose('investor');
    await page.getByRole('button', { name: t('account:return.go_on') }).click();
    await expect(page).toHaveURL('/event?page=2');
    await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  });

  test('so does the form by e-mail; a wrong password is said in place', ON_DESKTOP, async ({ page, t }) => {
    await page.goto('/account/sign-in?next=/about');
    const signIn = new SignIn(page, t, page.getByRole('main'));
    await signIn.openEmail();
    await signIn.email.fill(member('founder').email);
    await signIn.password.fill('Wrong-Password-1');
    await signIn.send();
    await expect(page.getByText(t('common:problems.wrong_credentials.message'))).toBeVisible();
    await expect(signIn.email).toHaveValue(member('founder').email);
    await signIn.password.fill(DEMO_PASSWORD);
    await signIn.send();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  });
});

test.describe('by e-mail', () => {
  test(
    'the password can be shown; an account with one-time codes asks for one, or a recovery code',
    ON_PHONE,
    async ({ page, t, site, language }) => {
      const account = await newAccount(site.request, language);
      const { recovery, app } = await switchCodesOn(page, account);
      await open(page, '/contact?action=login');
      const signIn = new SignIn(page, t, new Shell(page, t).signIn);
      await signIn.openEmail();
      await signIn.email.fill(account.email);
      await signIn.password.fill(account.password);
      await expect(signIn.password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: t('shell:sign_in.show_password') }).click();
      await expect(signIn.password).toHaveAttribute('type', 'text');
      await signIn.send();
      await expect(signIn.code).toBeFocused();
      expect(await problemsOfAxe(page, { within: '[role=dialog]' })).toEqual([]);
      await expect(signIn.password).toBeHidden();
      await signIn.code.fill(wrongCode(app));
      await signIn.send();
      await expect(page.getByText(t('rules:code_wrong'))).toBeVisible();
      await signIn.code.fill(recovery);
      await signIn.send();
      await expect(page.locator('html')).toHaveAttribute('data-signed-in');
      await expect(page).toHaveURL('/contact');
    },
  );
});

/** Signs in and out again to switch one-time codes on; answers the app and a recovery code. */
async function switchCodesOn(
  { request }: Pick<Page, 'request'>,
  account: { email: string; password: string },
): Promise<{ app: TOTP; recovery: string }> {
  await request.post('/public/api/v1/auth/login/', { data: account });
  await request.post('/base-api/me/proof/', { data: { way: 'password', password: account.password } });
  const begun = (await (await request.post('/base-api/me/second-factor/')).json()) as { uri: string };
  const app = URI.parse(begun.uri) as TOTP;
  const confirmed = await request.post('/base-api/me/second-factor/confirm/', {
    data: { code: app.generate() },
  });
  const { recovery_codes } = (await confirmed.json()) as { recovery_codes: string[] };
  await request.post('/api/v1/auth/logout/', { data: {} });
  return { app, recovery: recovery_codes[0]! };
}
