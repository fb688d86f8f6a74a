import { readFile } from 'node:fs/promises';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { OwnArea } from './support/own-area.ts';

test('everything kept of a person is taken along in one file', ON_DESKTOP, async ({ page, t, request }) => {
  const own = await OwnArea.begin(page, t, request);
  await own.open('account');
  await own.confirm();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('profile:export.download') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('account.json')).toBe(true);
});

test('an account is deleted with a grace, and kept after all', ON_PHONE, async ({ page, t, request }) => {
  const own = await OwnArea.begin(page, t, request);
  await own.open('account');
  const main = page.getByRole('main');
  const agree = () =>
    page
      .getByRole('alertdialog', { name: t('profile:leave.question') })
      .getByRole('button', { name: t('profile:leave.confirm') })
      .click();
  await page.getByLabel(t('profile:leave.password')).fill('Not-my-password-1');
  await own.press('profile:leave.confirm');
  await agree();
  await expect(main.locator('.msg-error')).toContainText(t('rules:password_wrong'));
  await expect(main.locator('.error-summary'), 'the summary has the focus').toBeFocused();
  await page.getByLabel(t('profile:leave.password')).fill(own.account.password);
  await own.press('profile:leave.confirm');
  await agree();
  await expect(main).toContainText(t('profile:leave.asked'));
  await expect(page, 'said once').not.toHaveURL(/done=/);
  await own.open('bio');
  await expect(main, 'told on every page of the area').toContainText(t('profile:deletion.pending_text'));
  await own.press('profile:deletion.keep');
  await expect(main).toContainText(t('profile:leave.kept'));
  await own.open('bio');
  await expect(main).not.toContainText(t('profile:deletion.pending_text'));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is deleted with a grace, and kept after all', ON_DESKTOP, async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await page.goto('/user/profile/account');
    await page.getByLabel(t('profile:leave.password')).fill(own.account.password);
    await own.press('profile:leave.confirm');
    await expect(page.getByRole('main')).toContainText(t('profile:deletion.pending_text'));
    await own.press('profile:deletion.keep');
    await expect(page.getByRole('main')).toContainText(t('profile:leave.kept'));
  });
});
