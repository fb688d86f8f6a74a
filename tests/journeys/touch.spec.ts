import type { Locator, Page } from '@playwright/test';
import { reportPageLink } from '#shared/domain/report.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { RecordForm } from './support/content-desk.ts';
import { ListingForm, newName } from './support/listing.ts';
import { OwnArea } from './support/own-area.ts';
import { beginProfile, OwnProfiles } from './support/own-profile.ts';
import { open } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';

// Where a press ends that began under a message which goes meanwhile: a phone as most people here have it.
test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page, text: string) =>
  page.getByRole('main').getByRole('button', { name: text, exact: true }).last();

/** Types with the keys of the phone and puts the finger on a button while the cursor is still in the field. */
async function typeAndTap(box: Locator, text: string, save: Locator): Promise<void> {
  await box.tap();
  await box.fill(text);
  await save.tap();
}

test(
  'the first tap on Save answers, with a wrong last field and once it is right, in every form (UX 19)',
  ON_PHONE,
  async ({ page, t, request }) => {
    test.setTimeout(120_000);
    const own = await OwnArea.begin(page, t, request);
    const profiles = new OwnProfiles(page, t);
    const { main } = profiles;
    const id = await beginProfile(page.request, 'startup', newName());
    const base = `/user/profile/startup/${id}`;
    const summary = main.locator('.error-summary');
    const save = button(page, t('common:action.save'));

    await open(page, `${base}?part=founders`);
    await profiles.box('number_of_founders').fill('2');
    const last = profiles.box('number_of_female_founders');
    await typeAndTap(last, '9', save);
    await expect(summary, 'founders: wrong').toBeFocused();
    await typeAndTap(last, '1', save);
    await profiles.says('own-profile:done.saved');

    await open(page, `${base}?part=team_members&item=new`);
    await typeAndTap(main.getByRole('textbox').last(), 'https://', save);
    await expect(summary, 'team: wrong').toBeFocused();

    await own.open('bio');
    await typeAndTap(own.box('first_name_kh'), 'Sophea', button(page, t('person:form.save')));
    await expect(summary, 'bio: wrong').toBeFocused();
    await typeAndTap(own.box('first_name_kh'), 'សុភា', button(page, t('person:form.save')));
    await expect(page.locator('.save-bar')).toContainText(t('person:form.saved'));
    await firstTapOfListing(page, t);
  },
);

async function firstTapOfListing(page: Page, t: Translator): Promise<void> {
  const form = new ListingForm(page, 'startup', t);
  await form.openStep('basic');
  const next = button(page, t('common:action.continue'));
  await typeAndTap(form.box('name'), 'ស្លឹក', next);
  await expect(form.summary, 'listing: wrong').toBeFocused();
}

test(
  'the first tap answers on the forms of visitors, of claims and of the desk too (UX 19)',
  ON_PHONE,
  async ({ page, t, site }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const summary = main.locator('.error-summary');

    await open(page, '/contact');
    await typeAndTap(
      main.getByLabel(t('contact:form.email'), { exact: false }),
      'no-address',
      button(page, t('contact:form.submit')),
    );
    await expect(summary, 'contact').toBeFocused();

    const form = new ListingForm(page, 'program', t);
    await form.openStep('details');
    await typeAndTap(form.box('title'), 'ស្លឹក', button(page, t('common:action.continue')));
    await expect(form.summary, 'a program').toBeFocused();

    await signIn(page, member('newcomer'));
    await open(page, reportPageLink('stakeholder', (await site.stakeholder('eso')).id));
    await button(page, t('report:send.button')).tap();
    await expect(page.locator('[aria-invalid="true"]').first(), 'a report').toBeVisible();

    await signIn(page, staff('editor'));
    const record = new RecordForm(page, t);
    await record.open('/desk/content/post/new');
    const publish = page.getByRole('button', { name: t('collection:publish.now') });
    await typeAndTap(record.box('title'), 'ស្លឹក', publish);
    await expect(page.locator('.error-summary'), 'a record').toBeFocused();
    await typeAndTap(record.box('title'), 'Rice mills', publish);
    await expect(page.locator('.error-summary'), 'once more').toBeFocused();

    await signIn(page, staff('reviewer'));
    const waiting = await page.request.get('/desk-api/v1/claims/');
    const [claim] = ((await waiting.json()) as { data: { id: string }[] }).data;
    await open(page, `/desk/claims/${claim!.id}`);
    await typeAndTap(page.locator('#field-text'), ' ', button(page, t('claim:desk.ask')));
    await expect(page.locator('#field-text'), 'a decision').toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'opening the contact part and leaving it types nothing: nothing is said to be back (2.069)',
  ON_PHONE,
  async ({ page, t, request }) => {
    await OwnArea.begin(page, t, request);
    const { main } = new OwnProfiles(page, t);
    const id = await beginProfile(page.request, 'startup', newName());
    for (const part of ['contact', 'funding_rounds&item=new', 'basic']) {
      const address = `/user/profile/startup/${id}?part=${part}`;
      await open(page, address);
      await page.locator('main form input:not([type="hidden"]), main form textarea').first().tap();
      await open(page, '/user/profile');
      await open(page, address);
      await expect(main.getByText(t('own-profile:kept.text'))).toHaveCount(0);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('profile-'))),
      ).toEqual([]);
    }
  },
);
