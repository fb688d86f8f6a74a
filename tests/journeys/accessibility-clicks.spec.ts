import type { Page } from '@playwright/test';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, type JourneyOptions, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { Desk } from './support/desk.ts';
import { Directory } from './support/directory.ts';
import { unreadableTexts } from './support/legibility.ts';
import { ListingForm } from './support/listing.ts';
import { awake, open } from './support/page-ready.ts';
import { addressOf, PLACES } from './support/pages.ts';
import { member, signIn } from './support/people.ts';
import { SearchDialog } from './support/search-dialog.ts';
import { Shell } from './support/shell.ts';
import { newAddress } from './support/sign-in.ts';

const STARTUPS = '/ecosystem/discover/category/startup';

const DIALOG = '[role=dialog], [role=alertdialog]';

type Device = JourneyOptions['device'];

/**
 * Looks at a page after a click: nothing that axe finds, no text that is cut. Each state is looked at in both languages,
 * each in its width. Colours are the same in both and cost more than all else together: they are judged in the width said
 * alone (in each where the state looks different there), of the part that was opened, where the rest is as `pages.spec.ts`
 * has seen it.
 */
function looker(page: Page, device: Device, judged: Device | 'each') {
  const colours = judged === 'each' || judged === device ? 'all' : 'none';
  return async (when: string, within?: string): Promise<void> => {
    expect(await problemsOfAxe(page, { within, colours }), when).toEqual([]);
    expect(await unreadableTexts(page), when).toEqual([]);
  };
}

/** Opens everything that folds in a part of the page. */
async function openAll(page: Page, within: string): Promise<void> {
  const closed = page.locator(`${within} details:not([open]) > summary`).filter({ visible: true });
  while (await closed.count()) await closed.first().click();
}

test('the search dialog: recent searches, results, a tab, nothing found', async ({ page, t, device }) => {
  const isFine = looker(page, device, 'desktop');
  await open(page, '/about');
  const search = new SearchDialog(page, t);
  await search.open();
  await isFine('just opened', DIALOG);
  await search.find('phnom penh');
  await expect(search.options.first()).toBeVisible();
  await isFine('with results', DIALOG);
  await search.tabs.nth(1).click();
  await isFine('with a tab chosen', DIALOG);
  await search.find('xqzvwkj');
  await expect(search.dialog.locator('.empty')).toBeVisible();
  await isFine('nothing found', DIALOG);
});

test('the navigation, open, for visitors and for members', async ({ page, t, device }) => {
  const shell = new Shell(page, t);
  const isFine = looker(page, device, 'each');
  for (const who of ['visitor', 'member']) {
    if (who === 'member') await signIn(page, member('founder'));
    await open(page, '/about');
    const navigation = await shell.navigation(device);
    for (const group of await navigation.locator('summary').all()) {
      if (!(await group.locator('..').getAttribute('open'))) await group.click();
      await isFine(`${who}, ${await group.textContent()}`, device === 'phone' ? DIALOG : 'header.bar');
    }
    if (device === 'phone' || who === 'visitor') continue;
    await shell.bar.locator('details.profile > summary').click();
    await isFine('profile menu', 'header.bar');
    await shell.bar
      .locator('details.profile')
      .getByRole('link', { name: t('shell:account.log_out') })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isFine('question before logging out', DIALOG);
  }
});

test('the sign-in dialog, before and after a wrong password', async ({ page, t, device }) => {
  const isFine = looker(page, device, 'desktop');
  const { signIn: dialog } = new Shell(page, t);
  await open(page, '/contact?action=login');
  await expect(dialog).toBeVisible();
  await isFine('open', DIALOG);
  await dialog.locator('summary', { hasText: t('shell:sign_in.by_email') }).click();
  // Nobody's: wrong passwords of one person would add up to a lock.
  await dialog.getByLabel(t('shell:sign_in.email')).fill(newAddress());
  await dialog.getByLabel(t('shell:sign_in.password')).fill('Wrong-Password-1');
  await dialog.getByRole('button', { name: t('shell:account.sign_in'), exact: true }).click();
  await expect(dialog.getByText(t('common:problems.wrong_credentials.message'))).toBeVisible();
  await isFine('refused', DIALOG);
});

test('the directory: filters open, a filter chosen, its empty list', async ({ page, t, site, device }) => {
  const isFine = looker(page, device, 'desktop');
  const directory = new Directory(page, t);
  const { facets } = await site.stakeholders('startup');
  const sector = facets.find(({ key }) => key === 'sector')?.values[0];
  if (!sector) throw new Error('no sector in use');
  await open(page, STARTUPS);
  if (device === 'phone') await page.getByRole('link', { name: t('common:action.filter') }).click();
  await openAll(page, 'aside');
  await isFine('all filters open', 'aside');
  await directory.choice(sector).click();
  await expect(directory.choice(sector).getByRole('checkbox')).toBeChecked();
  await isFine('a filter chosen', 'main');
  await open(page, `${STARTUPS}?sector=${sector.value}&search=xqzvwkj`);
  await isFine('nothing left', 'main');
});

test('a record: everything that folds, open; its address copied', async ({ page, t, site, device }) => {
  const isFine = looker(page, device, 'phone');
  await open(page, stakeholderPath(await site.stakeholder('startup')));
  await openAll(page, 'main');
  await isFine('all open', 'main');
  const copy = page.getByRole('button', { name: t('common:action.copy_link') }).first();
  if (await copy.isVisible()) {
    // It says so for two seconds: looked for from before the click.
    const copied = page.getByRole('button', { name: t('common:toast.link_copied') });
    await Promise.all([expect(copied).toBeVisible(), copy.click()]);
    await isFine('copied', '.share');
  }
});

test('a listing form sent empty: the list of problems, each field with its own', async ({
  page,
  t,
  device,
}) => {
  const isFine = looker(page, device, 'phone');
  const form = new ListingForm(page, 'startup', t);
  await form.openStep('basic');
  await form.next();
  await expect(form.summary).toBeVisible();
  await isFine('with problems', 'main');
  await form.field('province_code').locator('input[role="combobox"]').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await isFine('with the list of provinces', '[data-field="province_code"]');
});

test('the desk: the keys, a decision begun, a message at a field', async ({ page, t, site, device }) => {
  const isFine = looker(page, device, 'desktop');
  const place = PLACES.find(({ route }) => route === 'desk/review/:id')!;
  await open(page, await addressOf(place, site, page));
  const desk = new Desk(page, t);
  await page.keyboard.press('?');
  await expect(page.locator(DIALOG)).toBeVisible();
  await isFine('the keys', DIALOG);
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  for (const decision of ['approve', 'reject', 'return'] as const) {
    await desk.choose(decision);
    await isFine(`${decision} chosen`, '.decide');
  }
  await desk.field('name').locator('summary').click();
  await isFine('writing a message', '#about-name');
});

test('the gallery: popups that stay, dialog, drawer', ON_DESKTOP, async ({ page }) => {
  await open(page, '/dev/components');
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  // The page below is long and looked at in the list of pages.
  for (const what of ['error', 'confirm', 'delete', 'dialog', 'drawer']) {
    await page.locator(`[data-open="${what}"]`).click();
    await expect(dialogs.first()).toBeVisible();
    expect(await problemsOfAxe(page, { within: DIALOG }), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
  }
});

test('a mail as plain text', ON_PHONE, async ({ page, device }) => {
  const isFine = looker(page, device, 'each');
  await open(page, '/dev/mailbox');
  await page.locator('.mail-row').first().click();
  await awake(page);
  await page.locator('.mail nav a').last().click();
  await expect(page.locator('.mail-text')).toBeVisible();
  await isFine('plain text');
});
