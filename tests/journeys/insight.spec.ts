import { readFile } from 'node:fs/promises';
import { getInsights } from '#shared/contracts/insight.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { open } from './support/page-ready.ts';

test('an analyst narrows figures, reads them as drawing and table, and downloads the same numbers (2.151, B.17)', async ({
  page,
  t,
  site,
}) => {
  await open(page, '/insights/startup?province=12');
  const { charts } = await site.read(getInsights, { params: { tab: 'startup' }, query: { province: '12' } });
  const stage = charts.find(({ id }) => id === 'stage')!;
  const figure = page.locator('[data-chart="stage"]');
  const shown = stage.groups.map((group) => [
    localName(group, t.language).text,
    group.value === null ? t('insight:hidden_short') : formatInteger(group.value),
  ]);
  // The drawing, the table and the file say the same.
  await expect(figure.locator('.row-label')).toHaveText(shown.map(([name]) => name!));
  await expect(figure.locator('.row-value')).toHaveText(shown.map(([, value]) => value!));
  await figure.getByText(t('insight:table')).click();
  const rows = figure.getByRole('table').locator('tbody tr');
  for (const [index, [name, value]] of shown.entries()) {
    await expect(rows.nth(index).locator('td').nth(0)).toHaveText(name!);
    await expect(rows.nth(index).locator('td').nth(1)).toHaveText(value!);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('link', { name: t('insight:csv') }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').at(5))).toEqual(
    [...stage.groups.map(({ value }) => value), stage.total].map((value) =>
      value === null ? '' : String(value),
    ),
  );
});

test(
  'a province of the map leads to its figures; the network is looked at in one currency (B.17, 7.057, 3.041)',
  ON_PHONE,
  async ({ page, t }) => {
    // A province of the map is a link to the figures of that province.
    await open(page, '/insights/stakeholder');
    await expect(page.locator('[data-chart="province"] .tile-map').getByRole('listitem')).toHaveCount(25);
    await page.locator('[data-chart="province"] a.tile').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/province=22/);

    // The network is looked at in one currency, and the device keeps that.
    await open(page, '/ecosystem');
    const kept = () => page.evaluate(() => localStorage.getItem('network-profile'));
    const currencies = page.getByRole('navigation', { name: t('directory:network.currency') });
    await currencies.getByRole('link', { name: 'KHR' }).click();
    await expect(currencies.getByRole('link', { name: 'KHR' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(kept).toContain('KHR');
    await open(page, '/ecosystem');
    await expect(page).toHaveURL(/funding_currency=KHR/);
    await currencies.getByRole('link', { name: t('directory:network.all') }).click();
    await expect(currencies.getByRole('link', { name: 'KHR' })).not.toHaveAttribute('aria-current', 'page');
    await expect.poll(kept).toBe(null);
    await open(page, '/ecosystem');
    await expect(currencies.getByRole('link', { name: t('directory:network.all') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);
