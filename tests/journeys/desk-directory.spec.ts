import type { Page } from '@playwright/test';
import { demoId } from '#server/database/demo/build/demo-id.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';

/** A page of the demo data that no other journey looks at; what is changed here is put back. */
const ID = demoId('startup', 'Chumhean Shoes');
const PAGE = `/ecosystem/discover/category/startup/${ID}`;
const RECORD = `/desk/directory/${ID}`;
const CHANGED = 'https://chumhean-shoes.example/new';

const main = (page: Page) => page.getByRole('main');
const contact = (page: Page) => page.locator('#part-contact');

test(
  'staff find a page by its Khmer name, correct it, bring back what it said, remove it from the site and put it back',
  ON_DESKTOP,
  async ({ page, t }) => {
    test.setTimeout(120_000);
    const press = (name: string) => main(page).getByRole('button', { name }).click();
    await signIn(page, staff('reviewer'));
    await open(page, '/desk/directory');
    await main(page).getByRole('searchbox').fill('ស្បែកជើងជំហាន');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(main(page).locator(`a[href^="${RECORD}"]`)).toBeVisible();

    // From the public page: the part, what is right, why.
    await open(page, PAGE);
    await main(page)
      .getByRole('link', { name: t('stakeholder:staff.edit') })
      .click();
    await expect(page).toHaveURL(RECORD);
    const before = await contact(page).textContent();
    await contact(page).getByRole('link', { name: /./ }).first().click();
    await page.locator('input[name="website"]').fill(CHANGED);
    await press(t('directory-desk:record.save'));
    const reason = main(page).locator('[name="reason"]');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('The address of the site is another one now.');
    await press(t('directory-desk:record.save'));
    await expect(main(page).getByText(t('directory-desk:record.saved_nobody')).first()).toBeVisible();
    await expect(contact(page)).toContainText(CHANGED.replace('https://', ''));

    await main(page)
      .getByRole('link', { name: t('directory-desk:record.view.history') })
      .click();
    const entry = main(page).locator('.directory-entry').first();
    await expect(entry).toContainText('The address of the site is another one now.');
    await entry.getByRole('button', { name: t('directory-desk:history.restore_before') }).click();
    await expect(main(page).getByText(t('directory-desk:history.restored')).first()).toBeVisible();

    await open(page, RECORD);
    expect(await contact(page).textContent()).toBe(before);
    await page.locator('#off > summary').click();
    await main(page).locator('[name="cause"]').selectOption('closed');
    await press(t('directory-desk:off.button'));
    await expect(page.getByText(t('directory-desk:off.done')).first()).toBeVisible();
    await open(page, '/desk/directory?state=off');
    // From its line in the list.
    await main(page)
      .locator('tr', { has: page.locator(`a[href^="${RECORD}"]`) })
      .locator('button[value="back"]')
      .click();
    await expect(main(page).getByText(t('directory-desk:off.back_done')).first()).toBeVisible();
    await open(page, PAGE);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Chumhean Shoes');
  },
);
