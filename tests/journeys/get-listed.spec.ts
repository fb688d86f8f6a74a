import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { GET_LISTED_PATH } from '#shared/domain/listing/listing-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { picture } from '#tests/factories/picture.ts';
import { expect, test, WHOLE } from './base.ts';
import { Desk } from './support/desk.ts';
import { Directory } from './support/directory.ts';
import { ListingForm, linkIn, Mailbox, newName } from './support/listing.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';
import { SearchDialog } from './support/search-dialog.ts';

// On the phone with all that visitors have; on the desk without what costs more than the journey itself.
test.use({
  serviceWorkers: async ({ device }, use) => use(device === 'phone' ? WHOLE.serviceWorkers : 'block'),
  savesData: async ({ device }, use) => use(device === 'phone' ? WHOLE.savesData : true),
  contextOptions: async ({ device, contextOptions }, use) =>
    use(device === 'phone' ? WHOLE.contextOptions : contextOptions),
});

test('a founder gets listed, mends what was returned, and is found by everybody at once (1.006, 2.007, 2.155, 7.060)', async ({
  page,
  t,
  site,
  request,
  another,
  reviewer,
  device,
}) => {
  const startup = newName();
  const values = listingValues('startup', { ...startup, name_kh: `${startup.name_kh}ចាស់` });
  const form = new ListingForm(page, 'startup', t);
  const mailbox = new Mailbox(request, textOf(values.requester_email));

  await open(page, GET_LISTED_PATH);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: new RegExp(`^${t('listing:kind.startup.title')} `) }).click();
  await form.shows('basic');
  await form.fill('basic', values);
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture('png') };
  await form.field('logo').locator('input[type="file"]').setInputFiles(logo);
  await expect(
    form.field('logo').getByRole('button', { name: t('listing:form.remove_picture') }),
  ).toBeVisible();
  await form.next();
  await form.shows('additional');
  await form.fill('additional', values);
  await form.next();
  await form.shows('verify');
  await expect(page.getByRole('main')).toContainText(startup.name);
  await expect(page.getByRole('main')).toContainText(t('common:not_provided'));
  await form.send();
  await form.confirm(await mailbox.code());
  const reference = await form.arrived();
  const received = await mailbox.letter('listing.received');
  expect(received).toMatchObject({
    language: t.language,
    subject: expect.stringContaining(t('mail:listing_received.subject', { reference })),
  });

  const message = t.language === 'km' ? 'សូមសរសេរដូចក្នុងត្រា។' : 'Please write it as on the stamp.';
  // Reviewers sit at wide screens: their side is looked at there.
  const desk = device === 'desktop' ? new Desk(await another(), t) : null;
  if (desk) {
    await signIn(desk.page, staff('reviewer'));
    await open(desk.page, `/desk?search=${reference}`);
    await desk.rows.filter({ hasText: reference }).getByRole('link').first().click();
    await expect(desk.field('name_kh')).toContainText(textOf(values.name_kh));
    await desk.returnWith([{ field: 'name_kh', text: message }]);
  } else await reviewer.giveBack(await reviewer.waiting(reference), [{ field: 'name_kh', body_kh: message }]);

  const returned = await mailbox.letter('listing.returned');
  expect(returned.language).toBe(t.language);
  expect(returned.text).toContain(`> ${message}`);
  await open(page, linkIn(returned, '/follow/'));
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page.getByText(t('listing:follow.resubmit_opens'))).toBeVisible();
  await form.box('name_kh').fill(startup.name_kh);
  await page.getByLabel(t('listing:follow.mark_fixed')).check();
  await page.getByRole('button', { name: t('listing:follow.resubmit') }).click();
  await expect(page.getByText(t('listing:follow.resubmitted'))).toBeVisible();

  const again = await reviewer.waiting(reference);
  if (desk) {
    await desk.openRequest(again);
    const mended = desk.field('name_kh');
    await expect(mended.getByRole('deletion').or(mended.locator('del')).first()).toContainText('ចាស់');
    await expect(mended).toContainText(startup.name_kh);
    await desk.approve();
  } else await reviewer.approve(again);

  const listed = await site.stakeholder('startup', startup.name);
  const detail = await site.read(getStakeholder, { params: { category: 'startup', id: listed.id } });
  expect(detail.data).toMatchObject(startup);
  const shown = localName(startup, t.language).text;
  // Anybody: nobody has signed in here.
  const visitor = page;
  const directory = new Directory(visitor, t);
  await open(visitor, `/ecosystem/discover/category/startup?search=${startup.name}&sector=circular-economy`);
  await expect(directory.names).toHaveText([shown]);
  const { facets } = await site.stakeholders('startup', { search: startup.name });
  const sectors = facets.find(({ key }) => key === 'sector')?.values;
  expect(sectors).toEqual([expect.objectContaining({ value: 'circular-economy', count: 1 })]);
  const dialog = new SearchDialog(visitor, t);
  await dialog.open();
  await dialog.find(startup.name_kh);
  await expect(dialog.result(shown)).toHaveCount(1);
  await dialog.result(shown).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(shown);
  await expect(visitor.getByRole('main')).not.toContainText(textOf(values.requester_email));

  const approved = await mailbox.letter('listing.approved');
  expect(approved.text).toContain(listed.id);
  await open(page, linkIn(received, '/follow/'));
  await expect(page.getByText(t('listing:follow.owner_title'))).toBeVisible();
});
