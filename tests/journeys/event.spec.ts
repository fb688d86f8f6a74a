import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { QueryOf } from '#shared/contracts/contract.ts';
import { getEvent, listEvents } from '#shared/contracts/event.contract.ts';
import { eventPath } from '#shared/domain/addresses.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatTime } from '#shared/format/dates.ts';
import { offsetText, zoneOffset } from '#shared/format/zones.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { addMonths } from '#web/features/event/month.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { isDemo, type Site } from './support/site.ts';

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => page.locator('.list-results .event-card h2');

const titlesOf = async (site: Site, t: Translator, query: QueryOf<typeof listEvents> = {}) =>
  (await site.read(listEvents, { query })).data.map((one) => localName(one, t.language, 'title').text);

/** The page lists what the site did before it came, or does now: other journeys publish events, and take them away. */
const expectListed = (page: Page, before: readonly string[], now: () => Promise<string[]>) =>
  expect(async () => {
    const shown = await titles(page).allTextContents();
    expect([before, await now()]).toContainEqual(shown);
  }).toPass({ timeout: 10_000 });

test(
  'spotlights come first, then what comes and what is past (1.010, 2.008, 3.015, 3.016, B.59)',
  ON_DESKTOP,
  async ({ page, t, site }) => {
    const { spotlights } = await site.read(listEvents);
    const coming = spotlights.filter(({ is_past }) => !is_past);
    const before = await titlesOf(site, t);
    await open(page, '/event');
    const spotlight = page.getByRole('region', { name: t('event:list.spotlight') });
    await expect(spotlight.getByRole('heading', { level: 2 }).first()).toHaveText(
      localName(coming[0]!, t.language, 'title').text,
    );
    await expect(spotlight.locator('.spotlight')).toHaveCount(coming.length - 1);
    await expectListed(page, before, () => titlesOf(site, t));
    const past = await titlesOf(site, t, { when: 'past' });
    const tabs = page.getByRole('navigation', { name: t('event:list.when') });
    await tabs.getByText(t('event:list.past')).click();
    await expect(page).toHaveURL('/event?when=past');
    await expectListed(page, past, () => titlesOf(site, t, { when: 'past' }));
    await expect(page.getByRole('region', { name: t('event:list.spotlight') })).toHaveCount(0);
  },
);

test('filters narrow list, month and feeds alike (2.008)', ON_DESKTOP, async ({ page, t, site }) => {
  const { facets } = await site.read(listEvents);
  const place = facets.find(({ key }) => key === 'place')!.values.find(({ value }) => value === 'online')!;
  const online = () => titlesOf(site, t, { place: ['online'] });
  const before = await online();
  await open(page, '/event');
  await page.getByText(t('common:action.filter'), { exact: true }).click();
  await page.getByRole('checkbox', { name: localName(place, t.language).text }).check();
  await expect(page).toHaveURL('/event?place=online');
  await expect(page.getByRole('checkbox', { name: localName(place, t.language).text })).toBeFocused();
  await expectListed(page, before, online);
  const count = await titles(page).count();
  await expect(page.getByRole('status').getByText(t('event:list.count', { count }))).toBeVisible();
  const feed = await page.getByRole('link', { name: t('event:list.subscribe') }).getAttribute('href');
  expect(feed).toContain('/event.ics?place=online');
  const calendar = new ICAL.Component(ICAL.parse(await (await page.request.get(feed!)).text()));
  const found = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).uid.split('@')[0]);
  const { data } = await site.read(listEvents, { query: { place: ['online'] } });
  for (const { id } of data.filter(isDemo)) expect(found).toContain(id);
  await page.locator('.chip-x').click();
  await expect(page).toHaveURL('/event');
});

test(
  'a day of the month leads to its events, on a phone too, and is wide enough for a finger; keys move through the month (2.008)',
  ON_PHONE,
  async ({ page, t, site }) => {
    const { data } = await site.read(listEvents);
    const first = data.find(isDemo)!;
    const day = calendarDate(first.starts_at);
    await open(page, `/event?month=${day.slice(0, 7)}`);
    const agenda = page.locator('.agenda');
    await agenda.locator('summary').click();
    await expect(
      agenda.getByRole('link', { name: localName(first, t.language, 'title').text }).first(),
    ).toBeVisible();
    const link = page.locator(`.month a[data-day="${day}"]`);
    const month = page.locator('[data-month]');
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await link.focus();
    await page.keyboard.press('End');
    const last = page.locator('.month a[data-day]').last();
    await expect(last).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.locator('.month a[data-day]').first()).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(month).toHaveAttribute('data-month', addMonths(day.slice(0, 7), 1));
    await expect(month.locator('a[data-day], a[data-turn]').and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('PageUp');
    await expect(month).toHaveAttribute('data-month', day.slice(0, 7));
    await expect(page.locator('.month a[data-day]').first()).toBeFocused();
    const on = () => titlesOf(site, t, { from: day, to: day });
    const before = await on();
    await link.press('Enter');
    await expect(page).toHaveURL(`/event?from=${day}&to=${day}`);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expectListed(page, before, on);
  },
);

test(
  'an event says when in both clocks, where, and goes into any calendar (2.009, UX rules 50, 51)',
  ON_DESKTOP,
  async ({ page, t, site }) => {
    const { data } = await site.read(listEvents, { query: { per_page: 100 } });
    const elsewhere = data.find((one) => isDemo(one) && one.time_zone === 'Europe/Paris')!;
    const event = await site.read(getEvent, { params: { id: elsewhere.id } });
    await open(page, eventPath(event));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localName(event, t.language, 'title').text,
    );
    const panel = page.locator('.lead-panel');
    await expect(panel).toContainText(`${formatTime(event.starts_at)} – ${formatTime(event.ends_at)}`);
    await expect(panel).toContainText(offsetText(zoneOffset(event.starts_at, 'Europe/Paris')));
    for (const name of ['Google', 'Outlook'])
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    const file = await panel.getByRole('link', { name: t('event:detail.add') }).getAttribute('href');
    const answer = await page.request.get(file!);
    const [entry] = new ICAL.Component(ICAL.parse(await answer.text()))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect(entry?.summary).toBe(localName(event, t.language, 'title').text);
    expect(entry?.startDate.toJSDate().toISOString()).toBe(event.starts_at);
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    )['@graph'];
    expect(graph[0]).toMatchObject({
      '@type': 'Event',
      startDate: event.starts_at,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation' },
      offers: { priceCurrency: event.currency },
    });
    const again = await site.read(getEvent, { params: { id: elsewhere.id } });
    const similar = [event, again].map((one) => one.similar.length);
    expect(similar).toContain(await main(page).locator('.event-card').count());
  },
);

test(
  'an event in person has its place on a map, riel is riel (2.009)',
  ON_PHONE,
  async ({ page, t, site }) => {
    const { data } = await site.read(listEvents, { query: { per_page: 100 } });
    const riel = data.find((one) => isDemo(one) && one.currency === 'KHR')!;
    await open(page, eventPath(riel));
    const panel = page.locator('.lead-panel');
    await expect(panel).toContainText(t.language === 'km' ? '40,000៛' : 'KHR 40,000');
    await expect(panel.getByRole('link', { name: t('event:detail.map') })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    );
  },
);

test('what was never there is 404, as a page and as a file (2.009)', ON_DESKTOP, async ({ request }) => {
  const id = crypto.randomUUID();
  for (const address of [`/event/${id}`, `/event/${id}.ics`])
    expect((await request.get(address)).status(), address).toBe(404);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('months, days and filters are links and forms (UX rule 71)', ON_DESKTOP, async ({ page, t }) => {
    await page.goto('/event');
    await page.getByRole('link', { name: t('event:calendar.after') }).click();
    await expect(page).toHaveURL(/month=/);
    await page.locator('.month a[data-day]').first().click();
    await expect(page).toHaveURL(/from=.*to=/);
    await page.goto('/event');
    await page.getByText(t('common:action.filter'), { exact: true }).click();
    await page.locator('input[name="from"]').fill('2030-01-01');
    await page.getByRole('button', { name: t('publication:apply'), exact: true }).click();
    await expect(page).toHaveURL('/event?from=2030-01-01');
    await expect(page.getByRole('heading', { name: t('event:list.empty_filtered') })).toBeVisible();
  });
});
