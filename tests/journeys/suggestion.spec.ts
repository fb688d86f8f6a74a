import ICAL from 'ical.js';
import { getEvent, listEvents } from '#shared/contracts/event.contract.ts';
import { getProgram, listPrograms } from '#shared/contracts/program.contract.ts';
import { searchEverything } from '#shared/contracts/search.contract.ts';
import { eventPath, programPath } from '#shared/domain/addresses.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { formHome, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { daysBetween } from '#shared/format/calendar.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { picture } from '#tests/factories/picture.ts';
import { inDays, suggestionValues } from '#tests/factories/suggestion-values.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { wordsOf } from './support/as-sent.ts';
import { Desk } from './support/desk.ts';
import { ListingForm, linkIn, Mailbox, newName, sendPrepared } from './support/listing.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';

/** A title nobody else has, in both scripts. */
const newTitle = () => {
  const { name, name_kh } = newName();
  return { title: name, title_kh: name_kh };
};

test(
  'a visitor suggests a program, confirms, mends what was returned, and everybody finds it (1.015, 2.014, 2.017, 4.025)',
  ON_PHONE,
  async ({ page, t, site, request, another, reviewer, device }) => {
    // Two people, five letters and two decisions, each with its hold: longer than other journeys.
    test.slow();
    const titles = newTitle();
    const values = suggestionValues('program', { ...titles, organiser: 'Sangker Foundry' });
    const form = new ListingForm(page, 'program', t);
    const mailbox = new Mailbox(request, textOf(values.requester_email));
    const main = page.getByRole('main');

    await open(page, formHome('program'));
    await main
      .getByRole('link', { name: t('suggestion:landing.program.begin'), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await form.shows('details');
    await form.fill('details', values);
    const cover = {
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await picture('png', { width: 1200, height: 600 }),
    };
    await form.field('logo').locator('input[type="file"]').setInputFiles(cover);
    await expect(
      form.field('logo').getByRole('button', { name: t('listing:form.remove_picture') }),
    ).toBeVisible();
    await form.next();
    await form.shows('joining');
    await form.fill('joining', { ...values, apply_url: 'ask me' });
    await form.next();
    await expect(form.error('apply_url')).toBeVisible();
    await form.box('apply_url').fill(textOf(values.apply_url));
    await form.next();
    await form.shows('verify');
    await expect(main).toContainText(titles.title);
    await form.send();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('suggestion:mail.title'));
    await expect(main).toContainText(textOf(values.requester_email));

    const letter = await mailbox.letter('suggestion.link');
    expect(letter.language).toBe(t.language);
    const link = linkIn(letter, '/program/submission/');
    await open(page, link);
    await expect(page.getByText(t('suggestion:follow.confirmed'))).toBeVisible();
    const reference = (await main.locator('.num').first().textContent()) ?? '';
    expect(reference).toMatch(/^\d\d-\d+$/);

    const message = t.language === 'km' ? 'សូមបញ្ជាក់ថ្ងៃបិទ។' : 'Is this the right day?';
    const id = await reviewer.waiting(reference);
    // Reviewers sit at wide screens: their side is looked at there.
    if (device === 'desktop') {
      const desk = new Desk(await another(), t);
      await signIn(desk.page, staff('reviewer'));
      await desk.openRequest(id);
      await expect(desk.field('title')).toContainText(titles.title);
      await expect(desk.page.getByRole('main')).toContainText('Sangker Foundry');
      await desk.returnWith([{ field: 'closes_on', text: message }]);
    } else await reviewer.giveBack(id, [{ field: 'closes_on', body_kh: message }]);

    const returned = await mailbox.letter('listing.returned');
    expect(returned.text).toContain(`> ${message}`);
    expect(linkIn(returned, '/program/submission/')).toBe(link);
    await open(page, link);
    await expect(main).toContainText(message);
    const closes_on = inDays(30);
    await form.fill('joining', { closes_on });
    await page.getByLabel(t('listing:follow.mark_fixed')).check();
    await page.getByRole('button', { name: t('listing:follow.resubmit') }).click();
    await expect(page.getByText(t('listing:follow.resubmitted'))).toBeVisible();

    await reviewer.approve(await reviewer.waiting(reference));

    const { data } = await site.read(listPrograms, { query: { search: titles.title } });
    expect(data).toHaveLength(1);
    const program = await site.read(getProgram, { params: { id: data[0]!.id } });
    expect(program).toMatchObject({
      ...titles,
      days_remaining: daysBetween(Date.now(), closes_on),
      organiser: { name: 'Sangker Foundry' },
    });
    const shown = localName(program, t.language, 'title').text;
    const found = await site.read(searchEverything, { query: { search: titles.title_kh } });
    expect(found.programs.map(({ id }) => id)).toEqual([program.id]);
    const seen = await wordsOf(await site.request.get(`/program/${program.id}?lang=${t.language}`));
    expect(seen).toContain(shown);
    expect(seen).not.toContain(textOf(values.requester_email));

    const approved = await mailbox.letter('listing.approved');
    expect(linkIn(approved, '/program/')).toBe(inLanguage(programPath(program), t.language));
    expect(await wordsOf(await page.request.get(link))).toContain(t('suggestion:follow.public_title'));
  },
);

test.describe('each part of it', () => {
  test(
    'a visitor suggests an event; it stands in the list with its day and place, and goes into a calendar (1.025, 4.025, 5.005)',
    ON_PHONE,
    async ({ page, t, site, request, reviewer }) => {
      const titles = newTitle();
      const values = suggestionValues('event', titles);
      const form = new ListingForm(page, 'event', t);
      const mailbox = new Mailbox(request, textOf(values.requester_email));
      await form.openStep('details');
      await form.shows('details');
      await form.fill('details', values);
      await form.next();
      await form.shows('place');
      await form.fill('place', { ...values, starts_on: inDays(-1) });
      await form.next();
      await expect(form.error('starts_on')).toContainText(t('rules:start_date'));
      await form.fill('place', { starts_on: textOf(values.starts_on) });
      await form.next();
      await form.shows('verify');
      await form.send();
      await open(page, linkIn(await mailbox.letter('suggestion.link'), '/event/submission/'));
      await expect(page.getByText(t('suggestion:follow.confirmed'))).toBeVisible();

      await reviewer.approve(await reviewer.waiting(titles.title));
      const { data } = await site.read(listEvents, { query: { search: titles.title } });
      const event = await site.read(getEvent, { params: { id: data[0]!.id } });
      expect(event).toMatchObject({
        ...titles,
        starts_at: `${textOf(values.starts_on)}T11:00:00.000Z`,
        venue: 'River Hall',
      });
      const shown = localName(event, t.language, 'title').text;
      await open(page, eventPath(event));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
      await expect(page.getByRole('main')).toContainText('18:00');
      // And from there into any calendar.
      const panel = page.locator('.lead-panel');
      const file = await panel.getByRole('link', { name: t('event:detail.add') }).getAttribute('href');
      const calendar = new ICAL.Component(ICAL.parse(await (await request.get(file!)).text()));
      const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      expect([entry.summary, entry.startDate.toJSDate().toISOString()]).toEqual([shown, event.starts_at]);
    },
  );

  test(
    'a link that was replaced says so and sends another (B.57)',
    ON_PHONE,
    async ({ page, t, site, request }) => {
      const values = suggestionValues('program', newTitle());
      await sendPrepared(new ListingForm(page, 'program', t), site, values);
      await page.goto('/program/submission/this-link-was-never-sent');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('suggestion:link.unknown'));
      await open(page, '/program/submission');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('suggestion:mail.title'));
      // This browser still holds the draft, so the page knows which suggestion is meant.
      await expect(page.getByRole('main')).toContainText(textOf(values.requester_email));
      const letter = await new Mailbox(request, textOf(values.requester_email)).letter('suggestion.link');
      await open(page, linkIn(letter, '/program/submission/'));
      await expect(page.getByText(t('suggestion:follow.confirmed'))).toBeVisible();
      await page.getByRole('button', { name: t('listing:follow.withdraw') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('listing:follow.withdraw') })
        .click();
      await expect(page.getByText(t('listing:follow.withdrawn'))).toBeVisible();
    },
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an event is suggested by plain posts, from the landing page to the reference number (2.014, 71)',
    ON_PHONE,
    async ({ page, t, request }) => {
      const values = suggestionValues('event', newTitle());
      const form = new ListingForm(page, 'event', t);
      const main = page.getByRole('main');
      await page.goto(formHome('event'));
      await main
        .getByRole('link', { name: t('suggestion:landing.event.begin'), exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(stepPath('event', 'details'));
      await form.next();
      await expect(form.error(t.language === 'km' ? 'title_kh' : 'title')).toBeVisible();
      for (const name of ['title', 'summary']) await form.box(name).fill(textOf(values[name]));
      await form.field('organiser').locator('input').fill('A club of friends');
      await form.field('category').locator('select').selectOption('meeting');
      await form.next();
      await expect(page).toHaveURL(stepPath('event', 'place'));
      const { province_code, ...rest } = values;
      await form.field('province_code').locator('select').selectOption(textOf(province_code));
      await form.fill('place', rest);
      await form.next();
      await expect(page).toHaveURL(stepPath('event', 'verify'));
      await page.waitForTimeout(2_100); // A form is taken two seconds after it was drawn, not earlier.
      await page.locator('input[name="declaration"]').check();
      await main.getByRole('button', { name: t('listing:check.send') }).click();
      await expect(page).toHaveURL(/\/event\/submission\?reference=/);
      const letter = await new Mailbox(request, textOf(values.requester_email)).letter('suggestion.link');
      await page.goto(linkIn(letter, '/event/submission/'));
      // Looking alone confirms nothing: programs open the links of mails too.
      await expect(main).not.toContainText(t('suggestion:follow.confirmed'));
      await main.getByRole('button', { name: t('suggestion:link.confirm_button') }).click();
      await expect(main).toContainText(t('suggestion:follow.confirmed'));
      await expect(main.locator('.num').first()).toHaveText(/^\d\d-\d+$/);
    },
  );
});
