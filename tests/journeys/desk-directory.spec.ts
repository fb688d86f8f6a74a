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
    await main(page).locator(`a[href^="${RECORD}"]`).click();
    await press(t('directory-desk:off.back'));
    await expect(main(page).getByText(t('directory-desk:off.back_done')).first()).toBeVisible();
    await open(page, PAGE);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Chumhean Shoes');
  },
);

test('staff import organisations: looked through, columns matched, published at once and undone', async ({
  page,
  t,
}) => {
  const number = String(Date.now());
  const lines = ['kind;Firm;summary;province_code;sector;stage;number_of_founders'];
  for (const name of ['One', 'Two'])
    lines.push(`startup;Journey ${name} ${number};A trial;Kampot;agritech;prototype;2`);
  lines.push(`startup;Journey Three ${number};A trial;Atlantis;agritech;prototype;2`);
  await signIn(page, staff('reviewer'));
  await open(page, '/desk/directory/import');
  const press = (name: string) => main(page).getByRole('button', { name }).click();
  await press(t('directory-desk:import.check'));
  await expect(main(page).getByText(t('directory-desk:import.no_file'))).toBeVisible();
  const buffer = Buffer.from(lines.join('\n'));
  await page.locator('input[type="file"]').setInputFiles({ name: 'firms.csv', mimeType: 'text/csv', buffer });
  await press(t('directory-desk:import.check'));
  // Nothing of the file says which column is the name.
  await main(page).getByLabel('Firm').selectOption('name');
  await press(t('directory-desk:import.match'));
  const rows = main(page).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(t('directory-desk:import.will.refuse'));
  await press(t('directory-desk:import.run', { count: 2 }));
  await expect(main(page).getByText(t('directory-desk:import.drafts', { count: 2 }))).toBeVisible();
  await press(t('directory-desk:import.publish', { count: 2 }));
  await expect(main(page).getByText(t('directory-desk:import.published', { count: 2 }))).toBeVisible();
  await press(t('directory-desk:import.undo'));
  await expect(main(page).getByText(t('directory-desk:import.undone', { count: 2 }))).toBeVisible();
});
