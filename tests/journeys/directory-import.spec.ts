import type { Page } from '@playwright/test';
import { expect, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';

const main = (page: Page) => page.getByRole('main');
/** The phone imports in Khmer, the wide screen in English: each a list of its own. */
const HEADING = {
  en: 'Name in Latin letters;Category;Province;Sector',
  km: 'ឈ្មោះជាអក្សរឡាតាំង;ប្រភេទ;ខេត្ត;វិស័យ',
} as const;
const CATEGORY = { en: 'startup', km: 'ស្តាតអាប់' } as const;

test('a list of organisations is brought in: columns, what is wrong, what is there already, written, taken back (UX 36)', async ({
  page,
  t,
  language,
  device,
}) => {
  test.setTimeout(120_000);
  const press = (name: string) => {
    const button = main(page).getByRole('button', { name, exact: true });
    return device === 'phone' ? button.tap() : button.click();
  };
  const mark = crypto.randomUUID().slice(0, 8);
  const rows = [
    `Fields ${mark};${CATEGORY[language]};Battambang;`,
    `Wrong ${mark};${CATEGORY[language]};Atlantis;`,
    `Srov Ledger;${CATEGORY[language]};Kampot;`,
  ];
  await signIn(page, staff('reviewer'));
  await open(page, '/desk/directory');
  const link = main(page).getByRole('link', { name: t('directory-desk:import'), exact: true });
  await (device === 'phone' ? link.tap() : link.click());
  await press(t('directory-import:send'));
  await expect(main(page).getByText(t('directory-import:no_file'))).toBeVisible();
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: `list ${mark}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from([HEADING[language], ...rows].join('\r\n')),
    });
  await press(t('directory-import:send'));

  const columns = main(page).locator('select[name="column"]');
  await expect(columns).toHaveCount(4, { timeout: 30_000 });
  for (const [at, field] of ['name', 'kind', 'province_code', 'sector'].entries())
    await expect(columns.nth(at)).toHaveValue(field);
  await press(t('directory-import:match.send'));

  const table = main(page).locator('section[aria-labelledby="rows"] tbody tr');
  await expect(table).toHaveCount(3, { timeout: 30_000 });
  await expect(table.nth(0)).toContainText(t('directory-import:will.create'));
  await expect(table.nth(1)).toContainText(language === 'km' ? 'សៀមរាប' : 'Siem Reap');
  await expect(table.nth(2)).toContainText(t('directory-import:reason.name'));
  await press(t('directory-import:run', { count: 1 }));
  await expect(table.nth(0)).toContainText(t('directory-import:did.create'), { timeout: 30_000 });

  const made = table.nth(0).getByRole('link', { name: `Fields ${mark}` });
  await expect(made).toHaveAttribute('href', /\/desk\/directory\/[0-9a-f-]{36}$/);
  await press(t('directory-import:undo'));
  await expect(table.nth(0)).toContainText(t('directory-import:did.undo'), { timeout: 30_000 });
  await open(page, `/desk/directory?search=${encodeURIComponent(`Fields ${mark}`)}`);
  await expect(main(page).locator('tbody').getByText(`Fields ${mark}`)).toHaveCount(0);
});
