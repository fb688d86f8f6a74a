import { stakeholderPath } from '#shared/domain/addresses.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { GET_LISTED_PATH } from '#shared/domain/listing/listing-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { writeLatin } from '#shared/khmer/write-latin.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { expect, ON_DESKTOP, ON_OLD_PHONES_TOO, ON_PHONE, test } from './base.ts';
import {
  fillAndSend,
  ListingForm,
  linkIn,
  Mailbox,
  newName,
  newPerson,
  sendPrepared,
} from './support/listing.ts';
import { formAwake, open } from './support/page-ready.ts';

for (const [kind, where] of [
  ['mentor', ON_PHONE],
  ['investor', ON_DESKTOP],
  ['eso', ON_PHONE],
  ['other', ON_DESKTOP],
] as const) {
  test(
    `the form for ${kind} goes from its first step to a reference number (2.156, 2.157, 2.158)`,
    where,
    async ({ page, t, request }) => {
      const isPerson = kind === 'mentor' || kind === 'investor';
      const values = listingValues(kind, isPerson ? newPerson() : newName());
      const form = new ListingForm(page, kind, t);
      await fillAndSend(form, values);
      await form.confirm(await new Mailbox(request, textOf(values.requester_email)).code());
      expect(await form.arrived()).toMatch(/^\d\d-\d+$/);
    },
  );
}

test(
  'every way to take part is a plain link, what was begun comes first (2.003, B.01)',
  ON_OLD_PHONES_TOO,
  async ({ page, t }) => {
    const form = new ListingForm(page, 'startup', t);
    await open(page, '/apply');
    await page.getByRole('link', { name: new RegExp(`^${t('listing:apply.startup.title')} `) }).click();
    await form.shows('basic');
    await form.box('name').fill('Slek Materials');
    await form.leaveField();
    await open(page, '/apply');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(t('listing:choose.drafts'));
    for (const way of ['mentor', 'investor', 'eso', 'other', 'program', 'suggest'] as const) {
      await expect(page.getByRole('link', { name: t(`listing:apply.${way}.title`) })).toHaveAttribute(
        'href',
        /^\//,
      );
    }
    await page.getByRole('link', { name: t('listing:choose.discard') }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: t('common:action.delete_confirm') })
      .click();
    await expect(page.getByText(t('listing:choose.discarded'))).toBeVisible();
    await expect(page.getByRole('region', { name: t('listing:choose.drafts') })).toHaveCount(0);
  },
);

test(
  'what was typed last stands there on the way back, also where the page left the server before it came (UX rule 16)',
  ON_PHONE,
  async ({ page, t }) => {
    const form = new ListingForm(page, 'startup', t);
    const values = listingValues('startup', newName());
    await form.openStep('basic');
    await form.fill('basic', values);
    await form.next();
    await form.shows('additional');
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    await form.box('summary').fill(textOf(values.summary));
    await page.goBack();
    await form.shows('basic');
    await page.goForward();
    await form.shows('additional');
    await form.box('summary').fill('Another summary of the same.');
    let saved = 0;
    await page.route('**/listing-draft/**', async (route) => {
      await pause(400);
      await route.continue();
      saved += 1;
    });
    await page.goBack();
    await form.shows('basic');
    await page.route('**/*.data*', async (route) => {
      const response = await route.fetch();
      await pause(1_500);
      await route.fulfill({ response });
    });
    await page.goForward();
    await form.shows('additional');
    await expect(form.box('summary')).toHaveValue('Another summary of the same.');
    expect(saved).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'what was typed survives a reload, another page, the back button and the other language (2.155, B.84)',
  ON_OLD_PHONES_TOO,
  async ({ page, t }) => {
    const form = new ListingForm(page, 'startup', t);
    const values = listingValues('startup', newName());
    await form.openStep('basic');
    await form.box('requester_name').fill(textOf(values.requester_name));
    await form.leaveField();
    await expect(form.saved).toContainText(t('common:state.draft_saved', { time: '' }).trim());
    await form.box('name').fill(textOf(values.name));
    await form.leaveField();
    await page.reload();
    await formAwake(page);
    await expect(form.box('requester_name')).toHaveValue(textOf(values.requester_name));
    await expect(form.box('name')).toHaveValue(textOf(values.name));

    await form.fill('basic', values);
    await form.next();
    await form.shows('additional');
    await form.box('summary').fill(textOf(values.summary));
    await page.goBack();
    await form.shows('basic');
    await expect(form.box('name')).toHaveValue(textOf(values.name));
    await page.goForward();
    await form.shows('additional');
    await expect(form.box('summary')).toHaveValue(textOf(values.summary));

    await open(page, GET_LISTED_PATH);
    const drafts = page.getByRole('region', { name: t('listing:choose.drafts') });
    await expect(drafts).toContainText(
      localName({ name: textOf(values.name), name_kh: textOf(values.name_kh) }, t.language).text,
    );
    await drafts.getByRole('link', { name: t('listing:choose.continue') }).click();
    await form.shows('additional');
    const other = t.language === 'en' ? 'km' : 'en';
    await open(page, `${new URL(page.url()).pathname}?lang=${other}`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(form.box('summary')).toHaveValue(textOf(values.summary));
  },
);

test(
  'a name in Khmer only is proposed in Latin letters; one that is listed already is asked about, once (5.014, B.82)',
  ON_PHONE,
  async ({ page, t, site }) => {
    const form = new ListingForm(page, 'startup', t);
    const listed = await site.stakeholder('startup');
    const name = localName(listed, t.language).text;
    const alike = page.getByRole('status').filter({ hasText: t('listing:alike.title') });
    const claim = alike.getByRole('link', { name: t('listing:alike.take_named', { name }) });
    await form.openStep('basic');
    await form.box('name_kh').fill(listed.name_kh);
    await expect(claim).toHaveAttribute('href', `${stakeholderPath(listed)}/claim`);
    const offer = page.getByRole('status').filter({ hasText: t('listing:latin.title') });
    await offer.getByRole('button', { name: t('listing:latin.take') }).tap();
    await expect(form.box('name')).toHaveValue(writeLatin(listed.name_kh, { isPerson: false }));
    await expect(offer).toBeHidden();

    // Sent before anything was heard of it.
    await page.reload();
    await formAwake(page);
    const heard = Promise.withResolvers<void>();
    await page.route('**/base-api/alike-pages/**', (route) => heard.promise.then(() => route.continue()));
    const values = { ...listingValues('startup'), name: listed.name, name_kh: listed.name_kh };
    await form.fill('basic', values);
    await page.keyboard.press('Enter');
    heard.resolve();
    await expect(claim).toBeInViewport();
    await expect(alike).toBeFocused();
    await form.next();
    await form.shows('additional');
  },
);

test(
  'bad input is explained at the top and at its field, and nothing typed is lost (2.155, 8.030, B.84)',
  ON_DESKTOP,
  async ({ page, t }) => {
    const form = new ListingForm(page, 'startup', t);
    const wrong = {
      ...listingValues('startup', newName()),
      requester_email: 'mean@sreypov',
      name_kh: 'Slek',
      requester_phone: '012 34',
    };
    await form.openStep('basic');
    await form.fill('basic', wrong);
    await form.box('requester_name').fill('');
    await form.next();
    await expect(form.summary).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t('common:form.error_prefix')}`));
    await expect(form.summary.getByRole('link')).toHaveCount(4);
    for (const name of ['requester_name', 'requester_email', 'requester_phone', 'name_kh']) {
      const text = (await form.error(name).textContent()) ?? '';
      expect(text.trim()).not.toBe('');
      await expect(form.summary).toContainText(text.trim());
      await expect(form.box(name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form.box('name_kh')).toHaveValue('Slek');
    await expect(form.box('requester_email')).toHaveValue('mean@sreypov');

    await form.summary.getByRole('link').first().click();
    await expect(form.box('requester_name')).toBeFocused();
    await page.keyboard.type('Mean Sreypov');
    await form.box('name_kh').fill('ស្លឹក');
    await form.box('requester_email').fill('mean@sreypov.example');
    await form.box('requester_phone').fill('012 345 678');
    await expect(form.error('name_kh')).toHaveCount(0);
    await form.next();
    await form.shows('additional');
  },
);

test(
  'the link to go on later comes by mail and opens the form in another browser (2.007, B.21)',
  ON_PHONE,
  async ({ page, t, request, another }) => {
    const form = new ListingForm(page, 'eso', t);
    const values = listingValues('eso');
    const later = page.getByRole('button', { name: t('listing:later.mail_me') });
    await form.openStep('basic');
    await later.click();
    await expect(form.summary).toBeFocused();
    await expect(form.error('requester_email')).toBeVisible();
    await expect(form.error('requester_name')).toHaveCount(0);
    await form.box('name').fill(textOf(values.name));
    await form.box('requester_email').fill(textOf(values.requester_email));
    await later.click();
    const email = textOf(values.requester_email);
    await expect(page.getByText(t('listing:later.mailed', { email }))).toBeVisible();
    const letter = await new Mailbox(request, email).letter('listing.draft');
    expect(letter.language).toBe(t.language);

    const phone = await another();
    const there = new ListingForm(phone, 'eso', t);
    await open(phone, linkIn(letter, '/continue/'));
    await expect(phone.getByRole('main')).toContainText(textOf(values.name));
    await phone.getByRole('button', { name: t('listing:later.go_on') }).click();
    await there.shows('basic');
    await expect(there.box('requester_email')).toHaveValue(email);
    await expect(there.box('name')).toHaveValue(textOf(values.name));
    await open(page, linkIn(letter, '/continue/'));
    await form.shows('basic');
  },
);

test(
  'a wrong code is explained; a request can be taken back and sent again (B.21, B.50)',
  ON_DESKTOP,
  async ({ page, t, site, request }) => {
    const values = listingValues('other');
    const form = new ListingForm(page, 'other', t);
    const mailbox = new Mailbox(request, textOf(values.requester_email));
    await sendPrepared(form, site, values);
    const code = await mailbox.code();
    await form.confirm(code === '000000' ? '111111' : '000000');
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toContainText(t('rules:code'));
    await form.confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    await form.arrived();

    await open(page, linkIn(await mailbox.letter('listing.received'), '/follow/'));
    await page.getByRole('button', { name: t('listing:follow.withdraw') }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText(t('listing:follow.withdraw_question'));
    await question.getByRole('button', { name: t('listing:follow.withdraw') }).click();
    await expect(page.getByText(t('listing:follow.withdrawn'))).toBeVisible();
    await page.getByRole('button', { name: t('listing:follow.resubmit') }).click();
    await expect(page.getByText(t('listing:follow.resubmitted'))).toBeVisible();
  },
);

test.describe('without a line', () => {
  test.use({ expectedConsole: /net::ERR_INTERNET_DISCONNECTED/ });

  test(
    'what is typed stays on the device and is sent when there is a line again (B.84)',
    ON_PHONE,
    async ({ page, t, context }) => {
      const form = new ListingForm(page, 'mentor', t);
      await form.openStep('basic');
      await context.setOffline(true);
      await form.box('requester_name').fill('Mean Sreypov');
      await page.keyboard.press('Tab');
      await expect(form.saved).toHaveText(t('common:state.draft_on_device'));
      // Begun first, with nothing in it; then what was typed.
      const sent = page.waitForResponse((answer) =>
        Boolean(answer.request().postData()?.includes('Mean Sreypov')),
      );
      await context.setOffline(false);
      expect((await sent).ok()).toBe(true);
      await expect(form.saved).not.toHaveText(t('common:state.draft_on_device'));
      await page.reload();
      await formAwake(page);
      await expect(form.box('requester_name')).toHaveValue('Mean Sreypov');
    },
  );
});
