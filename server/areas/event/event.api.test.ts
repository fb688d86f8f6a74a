import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type * as contract from '#shared/contracts/event.contract.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { daysFromNow, hoursFromNow, writeEvent } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

type List = ResponseOf<typeof contract.listEvents>;

const test = setUpApp({ masterLists: true });
let member: TestPerson;
const ids: Record<string, string> = {};
const TODAY = calendarDate(new Date());
/** Noon in Phnom Penh some days from today, so that no test hangs on the hour at which it runs, nor on midnight. */
const noon = (days: number) => new Date(`${addDays(TODAY, days)}T12:00:00+07:00`);

beforeAll(async () => {
  member = await test.signIn();
  const { services } = test;
  const organiser = await writeStakeholder(services, { kind: 'eso', name: 'Sangker Foundry' });
  const events: Record<string, Parameters<typeof writeEvent>[1]> = {
    tomorrow: {
      title: 'Bookkeeping morning',
      title_kh: 'ព្រឹកគណនេយ្យ',
      starts_at: noon(1),
      category: 'workshop',
      is_online: true,
      province_code: null,
      online_url: 'https://sangker.example/live',
      price: 500,
      currency: 'USD',
      capacity: 40,
    },
    fair: {
      title: 'Province day',
      starts_at: noon(8),
      ends_at: noon(10),
      category: 'fair',
      province_code: '02',
      organiser_id: organiser,
      is_spotlight: true,
      venue: 'Riverside hall',
    },
    late: { title: 'Second fair', starts_at: noon(40), category: 'fair', province_code: '12' },
    yesterday: { title: 'Past workshop', starts_at: noon(-1), category: 'workshop', province_code: '12' },
    longAgo: { title: 'Past fair', starts_at: noon(-30), category: 'fair', is_spotlight: true },
  };
  for (const [name, input] of Object.entries(events)) ids[name] = await writeEvent(services, input);
  ids.draft = await writeEvent(services, { title: 'Hidden draft', status: 'draft' });
  ids.scheduled = await writeEvent(services, { title: 'Hidden later', published_at: daysFromNow(1) });
  ids.archived = await writeEvent(services, { title: 'Hidden archived', status: 'archived' });
  ids.deleted = await writeEvent(services, { title: 'Hidden deleted', deleted_at: hoursFromNow(-1) });
  ids.organiser = organiser;
});

const get = async (path: string, who?: TestPerson) => {
  const response = await test.call({ headers: { ...who?.headers } }, 'GET', path);
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};
const list = async (query = '', who?: TestPerson): Promise<List> =>
  (await get(`/public/api/v1/event/${query}`, who)).body;
const nameOf = (id: string) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? id;
const names = async (query: string) => (await list(query)).data.map(({ id }) => nameOf(id));
const count = ({ facets }: List, key: string, value: string) =>
  facets.find((facet) => facet.key === key)?.values.find((one) => one.value === value)?.count ?? 0;

describe('the list of events (7.044)', () => {
  it('keeps coming events, the soonest first, and past ones, the latest first (3.016)', async () => {
    expect(await names('')).toEqual(['tomorrow', 'fair', 'late']);
    expect(await names('?when=past')).toEqual(['yesterday', 'longAgo']);
  });

  it('answers in the shape of lists with counts of both (3.011, 3.012, 3.013, 9.001)', async () => {
    const body = await list();
    expect(body).toMatchObject({
      status: 200,
      current_page: 1,
      per_page: 20,
      total_page: 1,
      item_count: 3,
      upcoming_count: 3,
      past_count: 2,
      pagination: { total_counts: 3, size: 20, total_page: 1 },
    });
    expect((await list('?per_page=2&page=2')).data).toHaveLength(1);
    expect(await list('?when=past')).toMatchObject({ item_count: 2, upcoming_count: 3, past_count: 2 });
  });

  it('carries the spotlights staff chose, coming ones first, five at most (3.015, B.59)', async () => {
    const spotlights = async () => (await list('?province=12')).spotlights.map(({ id }) => nameOf(id));
    expect(await spotlights()).toEqual(['fair', 'longAgo']);
    const more = [];
    for (let day = 50; day < 55; day += 1)
      more.push(await writeEvent(test.services, { starts_at: noon(day), is_spotlight: true }));
    const shown = (await list()).spotlights.map(({ id }) => id);
    expect(shown).toEqual([ids.fair, ...more.slice(0, 4)]);
    await test.services.database.pool.query('delete from event where id = any($1)', [more]);
    await test.services.changes.apply(new Set(['event']));
  });

  it('says when, where and for how much (3.014, B.30)', async () => {
    const [first] = (await list()).data;
    expect(first).toMatchObject({
      id: ids.tomorrow,
      uuid: ids.tomorrow,
      starts_at: noon(1).toISOString(),
      time_zone: 'Asia/Phnom_Penh',
      is_online: true,
      is_past: false,
      is_saved: false,
      price: 500,
      currency: 'USD',
      capacity: 40,
      cover: null,
    });
  });

  it.each([
    ['?category=fair', ['fair', 'late']],
    ['?category=fair&category=workshop', ['tomorrow', 'fair', 'late']],
    ['?province=02', ['fair']],
    ['?place=online', ['tomorrow']],
    ['?place=in_person', ['fair', 'late']],
    ['?place=in_person&place=online', ['tomorrow', 'fair', 'late']],
    ['?search=book', ['tomorrow']],
    ['?search=គណនេយ្យ', ['tomorrow']],
    ['?search=riverside', ['fair']],
    ['?search=zq%25', []],
    ['?when=past&category=fair', ['longAgo']],
    ['?utm_source=x&category=workshop', ['tomorrow']],
  ])('narrows: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('narrows to an organiser and to days, an event of several days to each of them', async () => {
    const day = (days: number) => calendarDate(noon(days));
    expect(await names(`?organiser=${ids.organiser}`)).toEqual(['fair']);
    for (const days of [8, 9, 10])
      expect(await names(`?from=${day(days)}&to=${day(days)}`)).toEqual(['fair']);
    expect(await names(`?from=${day(11)}&to=${day(39)}`)).toEqual([]);
    expect(await names(`?to=${day(1)}`)).toEqual(['tomorrow']);
  });

  it('counts what each choice would find (B.37)', async () => {
    const all = await list();
    expect([count(all, 'place', 'online'), count(all, 'place', 'in_person')]).toEqual([1, 2]);
    expect(count(all, 'category', 'fair')).toBe(2);
    const fairs = await list('?category=fair');
    expect([count(fairs, 'category', 'workshop'), count(fairs, 'place', 'online')]).toEqual([1, 0]);
    expect(count(await list('?when=past'), 'category', 'workshop')).toBe(1);
  });

  it.each(['page=0', 'when=never', 'place=moon', 'from=2026-13-01', 'to=x', 'organiser=1', 'per_page=500'])(
    'refuses %s with the field',
    async (query) => {
      const { status, body } = await get(`/public/api/v1/event/?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    },
  );

  it('never shows what waits, was taken down or lies in the bin', async () => {
    const all = JSON.stringify([await list('?per_page=100'), await list('?when=past&per_page=100')]);
    expect(all).not.toContain('Hidden');
  });

  it('moves an event to the past the moment it ends, whatever was kept', async () => {
    const ends_at = new Date(Date.now() + 3_000);
    const id = await writeEvent(test.services, {
      title: 'Ends at once',
      starts_at: hoursFromNow(-1),
      ends_at,
    });
    const ask = async () => (await list('?search=ends%20at%20once')).item_count;
    expect(await ask()).toBe(1);
    await expect.poll(ask, { timeout: 7_000, interval: 200 }).toBe(0);
    expect((await get(`/public/api/v1/event/${id}/`)).body.is_past).toBe(true);
  });
});

describe('a month of events', () => {
  it('has each day with its events, one of several days on each', async () => {
    const month = calendarDate(noon(8)).slice(0, 7);
    const { status, body } = await get(`/public/api/v1/event/month/${month}/?category=fair`);
    expect(status).toBe(200);
    const days = body.days
      .filter(({ events }: { events: { id: string }[] }) => events.some(({ id }) => id === ids.fair))
      .map(({ date }: { date: string }) => date);
    const expected = [8, 9, 10].map((day) => calendarDate(noon(day))).filter((day) => day.startsWith(month));
    expect(days).toEqual(expected);
    expect(JSON.stringify(body)).not.toContain('Bookkeeping');
  });

  it('is empty where nothing is, and 404 where no month is', async () => {
    expect((await get('/public/api/v1/event/month/2031-02/')).body).toEqual({ month: '2031-02', days: [] });
    for (const bad of ['2026-13', '1999-01', 'now'])
      expect((await get(`/public/api/v1/event/month/${bad}/`)).status).toBe(404);
    expect((await get('/public/api/v1/event/month/2026-12/?place=moon')).status).toBe(422);
  });
});

describe('one event', () => {
  it('has its text, its address, and coming events like it', async () => {
    const { status, body } = await get(`/public/api/v1/event/${ids.yesterday}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ids.yesterday, is_past: true, venue: 'Mill yard' });
    expect(body.similar.map(({ id }: { id: string }) => nameOf(id))).toEqual(['tomorrow', 'late']);
  });

  it.each([
    ['draft', 404],
    ['scheduled', 404],
    ['archived', 410],
    ['deleted', 410],
  ])('that is %s is %d', async (name, status) => {
    expect((await get(`/public/api/v1/event/${ids[name]}/`)).status).toBe(status);
    expect((await get(`/public/api/v1/event/${crypto.randomUUID()}/`)).status).toBe(404);
  });

  it('is marked for those who keep it', async () => {
    await test.call(member, 'POST', '/base-api/me/save', { kind: 'event', object_id: ids.fair });
    const flags = async (who?: TestPerson) => {
      const body = await list('', who);
      return [body.data[1]?.is_saved, body.spotlights[0]?.is_saved];
    };
    expect(await flags(member)).toEqual([true, true]);
    expect(await flags()).toEqual([false, false]);
  });
});
