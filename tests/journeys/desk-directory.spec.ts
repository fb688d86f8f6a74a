import type { Page } from '@playwright/test';
import { demoId } from '#server/database/demo/build/demo-id.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';

const main = (page: Page) => page.getByRole('main');

test(
  'staff find a page by its Khmer name, correct it with a reason, and its history brings back what it said',
  ON_DESKTOP,
  async ({ page, t, another }) => {
    await signIn(page, staff('reviewer'));
    await open(page, '/desk/directory');
    await main(page).getByRole('searchbox').fill('ចេក');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(main(page).locator('[data-row-link]').first()).toBeVisible();

    // A page of the demo data that its founder looks after; what is changed here is put back at the end.
    const id = demoId('startup', 'Slek Materials');
    await open(page, `/ecosystem/discover/category/startup/${id}`);
    await main(page)
      .getByRole('link', { name: t('stakeholder:staff.edit') })
      .click();
    await expect(page).toHaveURL(`/desk/directory/${id}`);
    const before = await page.locator('#part-contact').textContent();
    await page.locator('#part-contact').getByRole('link', { name: /./ }).click();
    const website = page.locator('input[name="website"]');
    const was = await website.inputValue();
    await website.fill('https://slek-materials.example/new');
    await main(page)
      .getByRole('button', { name: t('directory-desk:record.save') })
      .click();
    await expect(main(page).locator('[name="reason"]')).toHaveAttribute('aria-invalid', 'true');
    await main(page).locator('[name="reason"]').fill('The address of the site is another one now.');
    await main(page)
      .getByRole('button', { name: t('directory-desk:record.save') })
      .click();
    await expect(main(page).getByText(t('directory-desk:record.saved'))).toBeVisible();

    const owner = await another();
    await signIn(owner, member('founder'));
    await open(owner, '/user/profile/notification');
    await expect(owner.getByText('The address of the site is another one now.').first()).toBeVisible();

    await open(page, `/desk/directory/${id}`);
    await main(page)
      .getByRole('link', { name: t('directory-desk:record.view.history') })
      .click();
    const entry = main(page).locator('.directory-entry').first();
    await expect(entry).toContainText('https://slek-materials.example/new');
    await entry.getByRole('button', { name: t('directory-desk:history.restore_before') }).click();
    await expect(main(page).getByText(t('directory-desk:history.restored'))).toBeVisible();
    await open(page, `/desk/directory/${id}`);
    expect(await page.locator('#part-contact').textContent()).toBe(before);
    expect(was).not.toBe('');
  },
);

test(
  'a page is removed from the site with a reason, found in its list, and put back',
  ON_DESKTOP,
  async ({ page, t }) => {
    await signIn(page, staff('reviewer'));
    const id = demoId('startup', 'Slek Materials');
    await open(page, `/desk/directory/${id}`);
    await page.locator('#off > summary').click();
    await main(page).locator('[name="cause"]').selectOption('closed');
    await main(page)
      .getByRole('button', { name: t('directory-desk:off.button') })
      .click();
    await expect(page.getByText(t('directory-desk:off.done')).first()).toBeVisible();
    await open(page, '/desk/directory?state=off');
    await main(page).locator(`a[href^="/desk/directory/${id}"]`).click();
    await main(page)
      .getByRole('button', { name: t('directory-desk:off.back') })
      .click();
    await expect(main(page).getByText(t('directory-desk:off.back_done'))).toBeVisible();
    await open(page, `/ecosystem/discover/category/startup/${id}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Slek Materials');
  },
);
