import type { Page } from '@playwright/test';
import { eventPath, programPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { member, signIn, staff } from './support/people.ts';

test.use({ ownWindow: true });

/** What is printed on of A4, within its margins. */
const SHEET = { width: 673, height: 1_001 };

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test(
  'a page of the directory, a program and an event take two sheets of paper (UX rule 71)',
  ON_PHONE,
  async ({ page, site }) => {
    // One with rounds of funding, and one with cohorts and partners.
    for (const name of ['Slek Materials', 'Bangkun Post', 'Boeng Catch']) {
      await page.goto(stakeholderPath(await site.stakeholder('startup', name)));
      expect(await sheets(page), name).toBeLessThanOrEqual(2);
    }
    for (const address of [programPath(await site.program()), eventPath(await site.event())]) {
      await page.goto(address);
      expect(await sheets(page), address).toBeLessThanOrEqual(2);
    }
  },
);

test('the newest of each section of the library go on one sheet (UX rule 71)', ON_PHONE, async ({ page }) => {
  await page.goto('/resource/category');
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.list-results :is(article, li):visible').count()).toBeGreaterThan(5);
  await expect(page.locator('main :is(img, .pattern, .page-band-pattern):visible')).toHaveCount(0);
});

for (const [address, line] of [
  ['/ecosystem/discover/category/startup', '.with-filters article.card'],
  ['/ecosystem/discover/category/startup?view=table', '.with-filters tbody tr'],
  ['/program', '.list-results li'],
  ['/event', '.list-results article'],
  ['/event?when=past', '.list-results article'],
  ['/resource/category/blog', '.list-results article'],
  ['/resource/category/file', '.list-results li'],
] as const)
  test(`25 lines of ${address} go on a sheet of paper (UX rule 71)`, ON_PHONE, async ({ page }) => {
    await page.goto(address);
    expect(await sheets(page)).toBeLessThanOrEqual(address.includes('view=table') ? 2 : 1);
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator(line);
    expect(await lines.count()).toBeGreaterThan(10);
    const all = await Promise.all((await lines.all()).map((one) => one.boundingBox()));
    const height = all.reduce((sum, box) => sum + (box?.height ?? 0), 0) / all.length;
    expect(SHEET.height / height).toBeGreaterThanOrEqual(25);
    await expect(page.locator('main img:visible, main .pattern:visible, table.month:visible')).toHaveCount(0);
  });

test('menus and tools do not lie over what is printed, and what is folded in the text is read (UX rule 71)', async ({
  another,
}) => {
  const page = await another();
  for (const [who, addresses] of [
    [member('founder'), ['startup', 'bio', 'account', 'save_list'].map((area) => `/user/profile/${area}`)],
    [staff('administrator'), ['/desk/directory', '/desk/content/program', '/insights']],
  ] as const) {
    await signIn(page, who);
    for (const address of addresses) {
      await page.goto(address);
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1').first(), address).toBeVisible();
      await expect(
        page.locator(':is(.menu, .menu-box, .nav-group, .drop-body):visible'),
        address,
      ).toHaveCount(0);
      if (address === '/insights')
        await expect(page.locator('main details:not([open]) tr').first()).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  }
});
