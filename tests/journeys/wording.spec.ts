import type { Page } from '@playwright/test';
import { catalog } from '#shared/i18n/catalog.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { inDatabase, siteData } from './support/database.ts';
import { prove, signInAs } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { DEMO_PASSWORD, signIn, staff } from './support/people.ts';
import { newAccount } from './support/sign-in.ts';

const main = (page: Page) => page.getByRole('main');
/** The headings of a page without the marks of its lines. */
const headings = async (page: Page) =>
  (await main(page).getByRole('heading').allTextContents()).map((text) => withoutLineBreaks(text).trim());

test(
  'a translator comes to the texts, reads the English one and changes the Khmer one alone',
  ON_PHONE,
  async ({ page, t, request }) => {
    test.skip(!siteData, 'needs the database of the site, for the role');
    const account = await newAccount(request, t.language);
    const grant =
      "insert into desk_grant (person_id, role) select id, 'translator' from person where email = $1";
    await inDatabase(grant, [account.email]);
    await signInAs(page.request, account);
    await prove(page.request, account.password);
    await open(page, '/desk');
    await expect(page).toHaveURL(/\/desk\/texts/);
    await open(page, '/desk/settings');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('setting:title'));

    await open(page, `/desk/texts/${encodeURIComponent('wording:empty_title')}`);
    const [released, english] = [
      catalog.km.wording!.empty_title as string,
      catalog.en.wording!.empty_title as string,
    ];
    await expect(main(page).getByText(english, { exact: true })).toBeVisible();
    await expect(main(page).locator('textarea')).toHaveCount(1);
    const field = main(page).locator('textarea[name="km"]');
    for (const text of [`${released} ទេ`, released]) {
      await field.fill(text);
      await main(page)
        .getByRole('button', { name: t('wording:save'), exact: true })
        .tap();
      await expect(main(page).getByText(t('wording:saved'))).toBeVisible();
      await expect(main(page).locator('.wording-history')).toContainText(
        text === released ? t('wording:history_released') : text,
      );
    }
  },
);

test(
  'an administrator finds a text by its Khmer words, changes it, reads it on the site, and takes the old one back',
  ON_PHONE,
  async ({ page, t, another }) => {
    const released = catalog.km['open-data']!.rules;
    const changed = `${released} ដោយលម្អិត`;
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    await signIn(page, staff('administrator'));
    await prove(page.request, DEMO_PASSWORD);
    await open(page, `/desk/texts?search=${encodeURIComponent(released)}`);
    await main(page).getByRole('link', { name: released }).first().tap();
    await page.waitForURL('**/desk/texts/open-data*');
    const field = main(page).locator('textarea[name="km"]');

    await field.fill(`${changed} {count}`);
    await button(t('wording:save')).tap();
    await expect(main(page).getByText(t('rules:wording.unknown', { places: '{count}' }))).toBeVisible();
    await expect(field).toHaveValue(`${changed} {count}`);

    await field.fill(changed);
    await expect(main(page).locator('.wording-preview').first()).toHaveText(changed);
    await button(t('wording:save')).tap();
    await expect(main(page).getByText(t('wording:saved'))).toBeVisible();

    // As somebody gets it who opens the page, and who goes on to it from another.
    const reader = await another();
    await open(reader, '/open-data');
    expect(await headings(reader)).toContain(changed);
    await open(reader, '/about');
    await reader.locator('footer a[href="/open-data"]').tap();
    await expect(async () => expect(await headings(reader)).toContain(changed)).toPass();

    await main(page)
      .getByRole('button', { name: t('wording:restore') })
      .first()
      .waitFor();
    await field.fill(released);
    await button(t('wording:save')).tap();
    await expect(main(page).getByText(t('wording:history_released'))).toBeVisible();
    await open(reader, '/open-data');
    expect(await headings(reader)).toContain(released);
  },
);
