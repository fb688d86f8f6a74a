import { expect, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';

test('everything at the desk is in reach: the bar counts, the palette finds and does (B.20)', async ({
  page,
  t,
  language,
}) => {
  await signIn(page, staff('administrator'));
  await open(page, '/desk/health');
  const nav = page.getByRole('navigation', { name: t('desk:bar.label'), exact: true });
  // Others change how many, not that there are some.
  const some = new RegExp(t('desk:bar.waiting', { count: 0 }).replace('0', '\\d+'));
  await expect(nav.getByRole('link', { name: some }).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: t('desk:palette.label') });
  await expect(box).toBeFocused();
  expect(await problemsOfAxe(page)).toEqual([]);
  await box.fill(t('desk:bar.audit'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/audit/);
  await expect(box).toBeHidden();

  // A listed organisation by its name in the language of the page.
  const listed = await page.request.get(
    '/desk-api/v1/directory/?state=public&category=startup&ordering=name',
  );
  const [row] = (await listed.json()).data as { id: string; name: string; name_kh: string }[];
  await page.keyboard.press('Control+k');
  await box.fill(language === 'km' ? row!.name_kh : row!.name);
  await page
    .getByRole('group', { name: t('desk:palette.group.record') })
    .getByRole('option')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/desk/directory/${row!.id}`));
});
