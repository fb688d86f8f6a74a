import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signInFor } from '#web/lib/sign-in-paths.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { Mailbox } from './support/listing.ts';
import { OwnArea, signInAs } from './support/own-area.ts';
import { awake, open } from './support/page-ready.ts';
import { newAddress, SignIn, Simulator, wrongCode } from './support/sign-in.ts';

const NEW_PASSWORD = 'Nine-boats-at-5-dusk';
const PERIOD_MS = 30_000;
/** Personas of the simulator with whom no other journey signs in: one a test, because an identity has one account at a time. */
const PERSONAS = { withScript: 'stranger', withoutScript: 'second-founder' } as const;

/** The app that was told a secret. */
const appOf = (secret: string) => new TOTP({ secret: secret.replaceAll(' ', '') });
/** A code of the app; `later` is how many periods ahead, because each works once. */
const codeOf = (secret: string, later = 0) =>
  appOf(secret).generate({ timestamp: Date.now() + later * PERIOD_MS });
/** Where another device comes out that asks for a page. */
async function ledTo(device: APIRequestContext, path: string): Promise<string> {
  const { pathname, search } = new URL((await device.get(path)).url());
  return pathname + search;
}
const part = (page: Page, id: string) => page.locator(`section#${id}`);

test(
  'one-time codes are set up, asked for when signing in, and switched off (B.12)',
  ON_PHONE,
  async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await own.open('change_password');
    await own.confirm();
    await own.press('profile:factor.begin');
    const secret = (await page.locator('.secret-text').textContent()) ?? '';
    await expect(page.getByRole('img', { name: t('profile:factor.qr') })).toBeVisible();
    const code = part(page, 'factor').getByLabel(t('profile:factor.code'), { exact: true });
    await code.fill(wrongCode(appOf(secret)));
    await own.press('profile:factor.confirm');
    await expect(part(page, 'factor').locator('.msg-error')).toContainText(t('rules:code_wrong'));
    await expect(page.locator('.secret-text'), 'the app need not scan again').toHaveText(secret);
    await code.fill(codeOf(secret));
    await own.press('profile:factor.confirm');
    const codes = page.locator('.recovery-codes li');
    await expect(codes).toHaveCount(10);
    const [first = ''] = await codes.allTextContents();
    expect(await problemsOfAxe(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), own.press('profile:factor.download')]);
    expect(await readFile(await file.path(), 'utf8')).toContain(first);
    await page.getByRole('link', { name: t('profile:factor.kept') }).click();
    await expect(codes).toHaveCount(0);

    await page.context().clearCookies({ name: /_token$/ });
    await open(page, '/account/sign-in?next=/user/profile/change_password');
    const form = new SignIn(page, t, page.getByRole('main'));
    if (!(await form.email.isVisible())) await form.openEmail();
    await form.email.fill(own.account.email);
    await form.password.fill(own.account.password);
    await form.send();
    await form.code.fill(codeOf(secret, 1));
    await form.send();
    await expect(page).toHaveURL('/user/profile/change_password');
    await awake(page);
    await expect(part(page, 'factor')).toContainText(t('profile:factor.left', { count: 10 }));
    await part(page, 'factor').getByLabel(t('profile:factor.code'), { exact: true }).fill(first);
    await own.press('profile:factor.remove');
    await expect(part(page, 'factor')).toContainText(t('profile:factor.removed'));
    await signInAs(request, own.account);
  },
);

test(
  'the password is changed, and other devices are signed out (2.061, 5.015 to 5.017)',
  ON_DESKTOP,
  async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await signInAs(request, own.account);
    await own.open('change_password');
    await page.getByLabel(t('profile:password.current')).fill('Not-my-password-1');
    await page.getByLabel(t('profile:password.new'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(t('profile:password.again')).fill(`${NEW_PASSWORD}x`);
    await own.press('profile:password.change');
    await expect(part(page, 'password').locator('.msg-error').first()).toBeVisible();
    await page.getByLabel(t('profile:password.current')).fill(own.account.password);
    await page.getByLabel(t('profile:password.again')).fill(NEW_PASSWORD);
    await own.press('profile:password.change');
    await expect(part(page, 'password')).toContainText(t('profile:password.changed'));
    await expect(page.getByLabel(t('profile:password.new'), { exact: true })).toHaveValue('');
    expect(await ledTo(request, '/user/profile/change_password')).toBe(
      signInFor('/user/profile/change_password'),
    );
    await signInAs(request, { ...own.account, password: NEW_PASSWORD });
  },
);

test(
  'the address of the account changes by a link to the new one (B.12)',
  ON_PHONE,
  async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    const wanted = newAddress();
    await own.open('change_password');
    await part(page, 'email').getByLabel(t('profile:email.new'), { exact: true }).fill(wanted);
    await part(page, 'email').getByLabel(t('profile:email.again')).fill(wanted);
    await part(page, 'email').getByLabel(t('profile:email.password')).fill('Not-my-password-1');
    await own.press('profile:email.change');
    await expect(part(page, 'email').locator('.msg-error')).toHaveCount(1);
    await expect(part(page, 'email').getByLabel(t('profile:email.new'), { exact: true })).toHaveValue(wanted);
    await part(page, 'email').getByLabel(t('profile:email.password')).fill(own.account.password);
    await own.press('profile:email.change');
    await expect(part(page, 'email')).toContainText(t('profile:email.pending_text', { email: wanted }));
    const { text } = await new Mailbox(request, wanted).letter('account.change_email');
    await open(page, /\/account\/confirm-email\/[\w.-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: t('account:confirm_email.submit') }).click();
    await expect(page.getByText(t('account:confirm_email.done_text'))).toBeVisible();
    await new Mailbox(request, own.account.email).letter('account.email_changed');
    await own.open('change_password');
    await expect(part(page, 'email')).toContainText(wanted);
    await signInAs(request, { ...own.account, email: wanted });
  },
);

test(
  'a device is signed out from another one (B.58)',
  ON_DESKTOP,
  async ({ page, t, request, playwright, baseURL }) => {
    const own = await OwnArea.begin(page, t, request);
    await signInAs(request, own.account);
    await own.open('change_password');
    const devices = part(page, 'sessions').locator('.line-list > li');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText(t('profile:sessions.current'));
    await own.confirm();
    await devices.nth(1).getByRole('button').click();
    await expect(part(page, 'sessions')).toContainText(t('profile:sessions.ended'));
    await expect(devices).toHaveCount(1);
    expect(await ledTo(request, '/user/profile/bio')).toBe(signInFor('/user/profile/bio'));

    const third = await playwright.request.newContext({ baseURL });
    for (const device of [request, third]) await signInAs(device, own.account);
    await own.reload();
    await expect(devices).toHaveCount(3);
    await own.press('profile:sessions.end_others');
    await expect(devices).toHaveCount(1);
    expect(await ledTo(third, '/user/profile/bio')).toBe(signInFor('/user/profile/bio'));
    await third.dispose();
  },
);

test('a national identity is linked and unlinked (B.12, 2.141)', ON_DESKTOP, async ({ page, t, request }) => {
  const own = await OwnArea.begin(page, t, request);
  await own.open('change_password');
  await own.confirm();
  await own.press('profile:identity.link');
  const simulator = new Simulator(page);
  await simulator.shows();
  await simulator.choose(PERSONAS.withScript);
  await page.waitForURL(/\/user\/profile\/change_password/);
  await awake(page);
  await expect(part(page, 'identity').locator('.line-list')).toContainText('CamDigiKey');
  await own.press('profile:identity.unlink');
  await expect(part(page, 'identity')).toContainText(t('profile:identity.unlinked'));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an identity is linked: the provider leads back to this page (B.12)',
    ON_DESKTOP,
    async ({ page, t, request }) => {
      const own = await OwnArea.begin(page, t, request);
      await page.goto('/user/profile/change_password');
      await own.confirm();
      await own.press('profile:identity.link');
      await new Simulator(page).choose(PERSONAS.withoutScript);
      await page.getByRole('button', { name: t('account:return.go_on') }).click();
      await expect(page).toHaveURL('/user/profile/change_password');
      await expect(part(page, 'identity').locator('.line-list')).toContainText('CamDigiKey');
      await own.press('profile:identity.unlink');
      await expect(part(page, 'identity')).toContainText(t('profile:identity.unlinked'));
    },
  );

  test('one-time codes are set up and a device is signed out', ON_PHONE, async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await signInAs(request, own.account);
    await page.goto('/user/profile/change_password');
    await own.confirm();
    await part(page, 'sessions').locator('.line-list > li').nth(1).getByRole('button').click();
    await expect(part(page, 'sessions').locator('.line-list > li')).toHaveCount(1);
    await own.press('profile:factor.begin');
    const secret = (await page.locator('.secret-text').textContent()) ?? '';
    await part(page, 'factor').getByLabel(t('profile:factor.code'), { exact: true }).fill(codeOf(secret));
    await own.press('profile:factor.confirm');
    await expect(page.locator('.recovery-codes li')).toHaveCount(10);
  });
});
