import { stakeholderPath } from '#shared/domain/addresses.ts';
import { SAVED_PATH, savedKey } from '#shared/domain/saved.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, type JourneyOptions, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { DEMO_PASSWORD, member, signIn } from './support/people.ts';
import { SignIn } from './support/sign-in.ts';

test.describe.configure({ mode: 'default' });
/** A person of its own for each language: the saved list is one for all their windows. */
const OWNERS = { en: 'founder-two', km: 'eso' } as const;
const owner = ({ language }: Pick<JourneyOptions, 'language'>) => member(OWNERS[language]);

test(
  'a visitor presses save, signs in, and finds it saved; taking it off can be undone (1.021, 1.024, 7.054, 4.015, 2.068)',
  ON_DESKTOP,
  async ({ page, site, language, t }) => {
    const record = await site.stakeholder('startup');
    const name = localName(record, language).text;
    await open(page, stakeholderPath(record));
    const button = page
      .locator(`button[data-save][value="${savedKey({ kind: 'stakeholder', object_id: record.id })}"]`)
      .first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    const dialog = new SignIn(page, t, page.getByRole('dialog'));
    await dialog.openEmail();
    await dialog.email.fill(owner({ language }).email);
    await dialog.password.fill(DEMO_PASSWORD);
    await dialog.send();
    await expect(page.getByText(t('common:toast.saved'))).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');

    await open(page, SAVED_PATH);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    const off = row.getByRole('button', { name: t('common:action.save_named', { name }) });
    await expect(off).toHaveAttribute('aria-pressed', 'true');
    await off.click();
    await expect(row.getByText(t('save:removed'))).toBeVisible();
    await page.getByRole('button', { name: t('common:action.undo') }).click();
    await expect(off).toHaveAttribute('aria-pressed', 'true');
    await off.click();
    await expect(page.getByText(t('common:toast.unsaved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a button saves, comes back to its page, and takes off again (7.054)',
    ON_PHONE,
    async ({ page, site, language }) => {
      await signIn(page, owner({ language }));
      const record = await site.stakeholder('mentor');
      await page.goto(stakeholderPath(record));
      const button = page
        .locator(`button[data-save][value="${savedKey({ kind: 'stakeholder', object_id: record.id })}"]`)
        .first();
      await button.click();
      await expect(page).toHaveURL(new RegExp(`${stakeholderPath(record)}$`));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await button.click();
      await expect(page).toHaveURL(new RegExp(`${stakeholderPath(record)}$`));
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    },
  );
});
