import { LEAST_MS } from '#server/bot-check/stamp.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { GET_LISTED_PATH, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { picture } from '#tests/factories/picture.ts';
import { expect, test } from './base.ts';
import { Directory } from './support/directory.ts';
import { ListingForm, linkIn, Mailbox, newName } from './support/listing.ts';

test.use({ javaScriptEnabled: false });

/** The list that no journey adds to: what is counted here must not change meanwhile. */
const INVESTORS = '/ecosystem/discover/category/investor';

test('without a script the home page leads to a record, through filters and pages (1.016, 2.001, 2.030, 2.036)', async ({
  page,
  t,
  site,
  device,
}) => {
  const all = await site.stakeholders('investor');
  const interest = all.facets.find(({ key }) => key === 'interest')?.values[0];
  if (!interest || all.total_page < 2)
    throw new Error('The demo data has no interest or one page of investors');
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await main.locator(`a[href^="/ecosystem/discover"]`).first().click();
  await expect(page).toHaveURL(/\/ecosystem\/discover/);

  const directory = new Directory(page, t);
  await page.goto(INVESTORS);
  await expect(directory.count).toContainText(t('directory:count', { count: all.item_count }));
  await expect(directory.names).toHaveCount(all.data.length);
  await main
    .getByRole('navigation', { name: t('directory:pages') })
    .locator('a[rel="next"]')
    .click();
  await expect(page).toHaveURL(`${INVESTORS}?page=2`);
  const second = await site.stakeholders('investor', { page: 2 });
  await expect(directory.names.first()).toHaveText(localName(second.data[0]!, t.language).text);

  await page.goto(INVESTORS);
  if (device === 'phone') await main.getByRole('link', { name: t('common:action.filter') }).click();
  // On a phone the open sheet is all there is: the page behind it is hidden, and its foot sends what is ticked.
  const filters = page.getByRole('complementary', { name: t('directory:filters') });
  await filters.locator(`input[name="interest"][value="${interest.value}"]`).check();
  await expect(
    filters.getByRole('link', { name: t('directory:show', { count: all.item_count }) }),
  ).toBeHidden();
  await filters.getByRole('button', { name: t('directory:apply') }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]interest=${interest.value}(?!.*filters=open)`));
  await expect(directory.count).toContainText(t('directory:count', { count: interest.count }));
  const [first] = (await site.stakeholders('investor', { interest: [interest.value] })).data;
  await page.goto(`${INVESTORS}?interest=${interest.value}`);
  await expect(directory.count).toContainText(t('directory:count', { count: interest.count }));
  await page.goto(stakeholderPath(first!));
  await expect(main.getByRole('heading', { level: 1 })).toContainText(localName(first!, t.language).text);
});

test('without a script the listing form says what is wrong, keeps what was typed, and is sent and confirmed (2.155, 2.007, B.21)', async ({
  page,
  t,
  site,
  request,
}) => {
  const form = new ListingForm(page, 'startup', t);
  const values = listingValues('startup', newName());
  const email = textOf(values.requester_email);
  const main = page.getByRole('main');
  await page.goto(GET_LISTED_PATH);
  await main.getByRole('link', { name: new RegExp(`^${t('listing:kind.startup.title')} `) }).click();
  await expect(page).toHaveURL(stepPath('startup', 'basic'));
  await form.box('requester_name').fill(textOf(values.requester_name));
  await form.box('requester_email').fill('mean@sreypov');
  await form.next();
  await expect(page).toHaveTitle(new RegExp(`^${t('common:form.error_prefix')}`));
  await expect(form.error('requester_email')).toBeVisible();
  await expect(form.summary.getByRole('link')).toHaveCount(4);
  await expect(form.box('requester_name')).toHaveValue(textOf(values.requester_name));
  await expect(form.box('requester_email')).toHaveValue('mean@sreypov');

  for (const name of ['requester_email', 'requester_phone', 'name', 'name_kh'])
    await form.box(name).fill(textOf(values[name]));
  await form.field('province_code').locator('select').selectOption(textOf(values.province_code));
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture('png') };
  await form.field('logo').locator('input[type="file"]').setInputFiles(logo);
  await main.getByRole('button', { name: t('listing:later.mail_me') }).click();
  await expect(main.getByText(t('listing:later.mailed', { email }))).toBeVisible();
  await expect(form.field('logo')).toContainText('logo.png');
  const letter = await new Mailbox(request, email).letter('listing.draft');
  expect(linkIn(letter, '/continue/')).toContain(GET_LISTED_PATH);
  // A name that is listed already is asked about once.
  const listed = await site.stakeholder('startup');
  const alike = main.getByRole('status').filter({ hasText: t('listing:alike.title') });
  await form.box('name').fill(listed.name);
  await form.next();
  await main.getByRole('link', { name: t('listing:alike.title') }).click();
  await expect(alike.locator(`a[href="${stakeholderPath(listed)}/claim"]`)).toBeInViewport();
  await form.box('name').fill(textOf(values.name));
  await form.next();
  await expect(page).toHaveURL((url) => url.pathname === stepPath('startup', 'additional'));
  await page.goto(GET_LISTED_PATH);
  const drafts = page.getByRole('region', { name: t('listing:choose.drafts') });
  await expect(drafts).toContainText(
    localName({ name: textOf(values.name), name_kh: textOf(values.name_kh) }, t.language).text,
  );

  await drafts.getByRole('link', { name: t('listing:choose.continue') }).click();
  await form.box('summary_kh').fill('យើងផលិតប្រអប់អាហារពីស្លឹកស្លា');
  await form.field('sector').getByRole('checkbox').first().check();
  await form.field('stage').getByRole('radio').first().check();
  await form.box('number_of_founders').fill('2');
  await form.next();
  await expect(page).toHaveURL(stepPath('startup', 'verify'));
  await main.getByLabel(t(findField('startup', 'declaration')!.labelKey)).check();
  // A person needs a moment between seeing a form and sending it.
  await page.waitForTimeout(LEAST_MS);
  await main.getByRole('button', { name: t('listing:check.send') }).click();
  await expect(page).toHaveURL(/\/get-listed\/confirm\?reference=/);
  await form.confirm(await new Mailbox(request, email).code());
  await expect(page).toHaveURL(/\/get-listed\/sent\//);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
