import { expect, ON_PHONE, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { Mailbox } from './support/listing.ts';
import { OwnArea, signInAs } from './support/own-area.ts';
import { awake, open } from './support/page-ready.ts';
import { SignIn } from './support/sign-in.ts';

// A device that confirms stays in its window.
test.use({ ownWindow: true });

test(
  'a passkey is added, confirms a sign-in, and is removed (B.12)',
  ON_PHONE,
  async ({ page, t, request, context }) => {
    const own = await OwnArea.begin(page, t, request);
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
    });
    await own.open('change_password');
    const passkeys = page.locator('section#passkey');
    await own.confirm();
    await own.press('profile:passkey.add');
    await expect(passkeys.locator('.msg-error')).toContainText(t('profile:passkey.name_missing'));
    await passkeys.getByLabel(t('profile:passkey.name')).fill('Blue key');
    await own.press('profile:passkey.add');
    await expect(page.locator('.recovery-codes li')).toHaveCount(10);
    await expect(passkeys.getByText(t('profile:passkey.added'))).toHaveCount(1);
    await page.getByRole('link', { name: t('profile:factor.kept') }).click();
    await expect(passkeys.locator('.line-list')).toContainText('Blue key');
    await expect(passkeys).toContainText(t('profile:factor.left', { count: 10 }));
    expect(await problemsOfAxe(page)).toEqual([]);
    await new Mailbox(request, own.account.email).letter('account.passkey_added');
    await passkeys.getByLabel(t('profile:passkey.name')).fill('The same once more');
    await own.press('profile:passkey.add');
    await expect(passkeys).toContainText(t('profile:passkey.exists'));

    await page.context().clearCookies({ name: /_token$/ });
    await open(page, '/account/sign-in?next=/user/profile/change_password');
    const main = page.getByRole('main');
    const form = new SignIn(page, t, main);
    if (!(await form.email.isVisible())) await form.openEmail();
    await form.email.fill(own.account.email);
    await form.password.fill(own.account.password);
    await form.send();
    const ask = main.getByRole('button', { name: t('shell:sign_in.passkey') });
    await expect(form.code).toBeVisible();
    expect(await problemsOfAxe(page)).toEqual([]);
    await ask.click();
    await expect(page).toHaveURL('/user/profile/change_password');
    await awake(page);

    const line = passkeys.locator('.line-list > li');
    await line.getByText(t('profile:passkey.rename'), { exact: true }).click();
    await line.getByLabel(t('profile:passkey.new_name')).fill('Green key');
    await line.getByRole('button', { name: t('profile:passkey.rename_save') }).click();
    await expect(passkeys).toContainText(t('profile:passkey.renamed'));
    await expect(line.locator('b')).toHaveText('Green key');
    await line.getByText(t('profile:passkey.remove'), { exact: true }).click();
    await line.getByRole('button', { name: t('profile:passkey.remove_by_code') }).click();
    await expect(line.locator('.msg-error')).toBeVisible();
    expect(await problemsOfAxe(page)).toEqual([]);
    await line.getByRole('button', { name: t('profile:passkey.remove_by_passkey') }).click();
    await expect(passkeys).toContainText(t('profile:passkey.removed'));
    await expect(line).toHaveCount(0);
    await signInAs(request, own.account);
  },
);
