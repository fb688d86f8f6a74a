import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type * as contract from '#shared/contracts/program.contract.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { daysFromNow, hoursFromNow, writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

type List = ResponseOf<typeof contract.listPrograms>;

const SOON = daysFromNow(2);

const test = setUpApp({ masterLists: true });
let member: TestPerson;
const ids: Record<string, string> = {};
beforeAll(async () => {
  member = await test.signIn();
  const { services } = test;
  const organiser = await writeStakeholder(services, { kind: 'eso', name: 'Sangker Foundry' });
  const other = await writeStakeholder(services, { kind: 'eso', name: 'Chamkar Accelerator' });
  const programs: Record<string, Parameters<typeof writeProgram>[1]> = {
    soon: {
      title: 'Harvest Tech Sprint',
      title_kh: 'កម្មវិធីកសិកម្ម',
      category: 'acceleration',
      closes_at: SOON,
      organiser_id: organiser,
      stages: ['prototype'],
      sectors: ['agritech', 'food'],
      province_code: '02',
      cohort_size: 10,
      eligibility: 'Registered in Cambodia\n\n At least one woman founder ',
      body: '<p>Six weeks</p><script>alert(1)</script>',
    },
    later: {
      title: 'Bridge Grant',
      title_kh: 'ជំនួយស្ពាន',
      category: 'grant',
      closes_at: daysFromNow(20),
      organiser_id: other,
      stages: ['operational', 'early-operational'],
      sectors: ['agritech'],
      province_code: '12',
      approved_at: hoursFromNow(-1),
    },
    always: { title: 'Always Open Desk', opens_at: null, closes_at: null, category: 'grant' },
    upcoming: {
      title: 'Next Season',
      category: 'acceleration',
      opens_at: daysFromNow(5),
      closes_at: daysFromNow(30),
      stages: ['prototype'],
    },
    closed: { title: 'Night Market Lab', closes_at: daysFromNow(-1), stages: ['prototype'] },
    closedLongAgo: { title: 'First Clinic', closes_at: daysFromNow(-90) },
  };
  for (const [name, input] of Object.entries(programs)) ids[name] = await writeProgram(services, input);
  // None of these may be seen.
  ids.draft = await writeProgram(services, { title: 'Hidden draft', status: 'draft' });
  ids.scheduled = await writeProgram(services, { title: 'Hidden later', published_at: daysFromNow(1) });
  ids.archived = await writeProgram(services, { title: 'Hidden archived', status: 'archived' });
  ids.deleted = await writeProgram(services, { title: 'Hidden deleted', deleted_at: hoursFromNow(-1) });
  ids.binnedDraft = await writeProgram(services, {
    title: 'Hidden binned draft',
    status: 'draft',
    deleted_at: hoursFromNow(-1),
  });
  ids.organiser = organiser;
});

const get = async (path: string, who?: TestPerson, language = 'en') => {
  const response = await test.call(
    { headers: { 'accept-language': language, ...who?.headers } },
    'GET',
    path,
  );
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};
const list = async (query = '', who?: TestPerson): Promise<List> =>
  (await get(`/public/api/v1/startup-program/${query}`, who)).body;
const names = async (query: string) => {
  const known = Object.entries(ids);
  return (await list(query)).data.map(({ id }) => known.find(([, one]) => one === id)?.[0] ?? id);
};
const count = ({ facets }: List, key: string, value: string) =>
  facets.find((facet) => facet.key === key)?.values.find((one) => one.value === value)?.count ?? 0;

describe('the list of programs (7.111, 7.114)', () => {
  it('puts open ones first, closing soonest first, then upcoming, then those closed last (3.017)', async () => {
    expect(await names('')).toEqual(['soon', 'later', 'always', 'upcoming', 'closed', 'closedLongAgo']);
  });

  it('answers in the shape of lists, twenty at a time (3.011, 3.012, 3.013, 9.001)', async () => {
    const body = await list();
    expect(body).toMatchObject({
      status: 200,
      current_page: 1,
      per_page: 20,
      total_page: 1,
      item_count: 6,
      total_all: 6,
      pagination: { total_counts: 6, size: 20, total_page: 1 },
    });
    const second = await list('?page=2&per_page=4');
    expect(second.data).toHaveLength(2);
    expect(second).toMatchObject({ current_page: 2, total_page: 2, item_count: 6 });
    expect((await list('?page=9')).data).toEqual([]);
  });

  it('says what a program is by its dates: status, Phnom Penh days left, cohort, how to apply (3.014, 3.017, 4.016, B.56)', async () => {
    const [soon, later, always, upcoming, closed] = (await list()).data;
    expect(soon).toMatchObject({
      id: ids.soon,
      uuid: ids.soon,
      status: 'open',
      days_remaining: 2,
      cohort_size: 10,
      apply_url: 'https://sangker.example/apply',
      is_saved: false,
      cover: null,
      organiser: { id: ids.organiser, name: 'Sangker Foundry', category: 'eso', logo: '' },
      category: { slug: 'acceleration' },
    });
    expect(later).toMatchObject({ status: 'open', days_remaining: 20 });
    expect(always).toMatchObject({ status: 'open', days_remaining: null });
    expect(upcoming).toMatchObject({ status: 'upcoming', days_remaining: null });
    expect(closed).toMatchObject({ status: 'closed', days_remaining: null });
  });

  it.each([
    ['?status=open', ['soon', 'later', 'always']],
    ['?status=upcoming&status=closed', ['upcoming', 'closed', 'closedLongAgo']],
    ['?category=acceleration', ['soon', 'upcoming']],
    ['?category=acceleration&category=grant', ['soon', 'later', 'always', 'upcoming']],
    ['?stage=operational', ['later']],
    ['?stage=prototype&status=open', ['soon']],
    ['?sector=agritech', ['soon', 'later']],
    ['?sector=food', ['soon']],
    ['?province=12', ['later']],
    ['?closing=week', ['soon']],
    ['?closing=month', ['soon', 'later']],
    ['?search=harvest', ['soon']],
    // The names of sectors count: both are agritech.
    ['?search=កសិកម្ម', ['soon', 'later']],
    // A sign of a pattern stands for nothing: no grant is found. No digits: the names of factories are numbered.
    ['?search=g%25t', []],
    ['?ordering=newest&per_page=1', ['later']],
    ['?ordering=title&status=open', ['always', 'later', 'soon']],
    ['?utm_source=1&search=bridge', ['later']],
  ])('narrows and orders: %s (7.111)', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('narrows to an organiser and to days of closing (7.111)', async () => {
    expect(await names(`?organiser=${ids.organiser}`)).toEqual(['soon']);
    const day = calendarDate(SOON);
    expect(await names(`?closes_to=${day}&status=open`)).toEqual(['soon']);
    expect(await names(`?closes_from=${addDays(day, 1)}&status=open`)).toEqual(['later']);
    expect(await names(`?closes_from=${day}&closes_to=${day}`)).toEqual(['soon']);
  });

  it('orders by title in the language of the reader', async () => {
    const { body } = await get('/public/api/v1/startup-program/?ordering=title&status=open', undefined, 'km');
    expect(body.data.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([ids.soon, ids.later]);
  });

  it('counts what each choice would find, a filter never narrowed by itself (B.37)', async () => {
    const all = await list();
    expect(count(all, 'status', 'open')).toBe(3);
    expect(count(all, 'category', 'grant')).toBe(2);
    expect(count(all, 'stage', 'prototype')).toBe(3);
    expect(count(all, 'closing', 'week')).toBe(1);
    expect(count(all, 'closing', 'month')).toBe(2);
    const grants = await list('?category=grant');
    expect(count(grants, 'category', 'acceleration')).toBe(2);
    expect(count(grants, 'stage', 'prototype')).toBe(0);
    expect(count(grants, 'sector', 'agritech')).toBe(1);
    expect(grants).toMatchObject({ item_count: 2, total_all: 6 });
    const organisers = all.facets.find(({ key }) => key === 'organiser')?.values;
    expect(organisers?.map(({ name }) => name)).toEqual(['Chamkar Accelerator', 'Sangker Foundry']);
  });

  it('keeps a chosen value though nothing is behind it, and names what nobody knows (B.79)', async () => {
    const wrong = await test.call(
      null,
      'GET',
      '/public/api/v1/startup-program/?category=pilot&category=nonsense',
    );
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { category: ['The filter has no such value: nonsense'] },
    ]);
    const body = await list('?category=pilot&stage=operational');
    expect(body.data).toEqual([]);
    const categories = body.facets.find(({ key }) => key === 'category')?.values;
    expect(categories?.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['pilot']);
  });

  it.each([
    'page=0',
    'page=x',
    'per_page=101',
    'status=ajar',
    'ordering=evil',
    'closing=never',
    'closes_to=2026-02-31',
    'closes_from=yesterday',
    'organiser=7',
  ])('refuses %s with the field (7.111)', async (query) => {
    const { status, body } = await get(`/api/v1/startup-program/?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });

  it('is the same for both addresses, with and without the last slash (7.111, 7.114)', async () => {
    const answers = await Promise.all(
      ['/api/v1/startup-program/', '/public/api/v1/startup-program', '/api/v1/startup-program'].map((path) =>
        get(`${path}?status=open`),
      ),
    );
    const first = await list('?status=open');
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first]);
  });

  it('never shows what waits, was taken down or lies in the bin', async () => {
    const everything = JSON.stringify([
      await list('?per_page=100'),
      (await get('/public/api/v1/startup-program/program-page/')).body,
      (await get(`/api/v1/startup-program/${ids.soon}/`)).body,
    ]);
    expect(everything).not.toContain('Hidden');
  });
});

describe('one program (7.113)', () => {
  it('has its rules line by line, clean text, names of sectors and programs near it', async () => {
    const { status, body } = await get(`/api/v1/startup-program/${ids.soon}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ids.soon,
      eligibility: ['Registered in Cambodia', 'At least one woman founder'],
      body: '<p>Six weeks</p>',
      sector_names: expect.arrayContaining([expect.objectContaining({ slug: 'agritech' })]),
    });
    expect(body.related.map(({ id }: { id: string }) => id)).toEqual([ids.upcoming, ids.later]);
  });

  it.each(['draft', 'scheduled', 'binnedDraft'])('is 404 while it was never public: %s', async (name) => {
    expect((await get(`/api/v1/startup-program/${ids[name]}/`)).status).toBe(404);
  });

  it.each(['archived', 'deleted'])('is 410 once it was taken down: %s', async (name) => {
    const { status, body } = await get(`/api/v1/startup-program/${ids[name]}/`);
    expect([status, body.code]).toEqual([410, 'gone']);
  });

  it('is 404 where nothing ever was', async () => {
    expect((await get(`/api/v1/startup-program/${crypto.randomUUID()}/`)).status).toBe(404);
    expect((await get('/api/v1/startup-program/7/')).status).toBe(404);
  });
});

describe('the program page', () => {
  it('is there for visitors (7.115)', async () => {
    const { status, body } = await get('/public/api/v1/startup-program/program-page/');
    expect([status, Object.keys(body)]).toEqual([
      200,
      expect.arrayContaining(['highlighted', 'recent', 'closing_soon', 'open_count']),
    ]);
  });

  it('says the same at its other address (7.112)', async () => {
    const { body } = await get('/public/api/v1/startup-program/program-page/');
    expect(await get('/api/v1/startup-program/program-page/')).toMatchObject({ status: 200, body });
  });

  it('has what staff highlighted for now, what closes soon and the newest (3.017, 4.015)', async () => {
    const before = (await get('/public/api/v1/startup-program/program-page/')).body;
    expect(before).toMatchObject({ highlighted: [], open_count: 3 });
    const { pool } = test.services.database;
    await pool.query(
      `insert into highlight (id, kind, object_id, position, from_at, to_at, deleted_at) values
       (gen_random_uuid(), 'program', $1, 2, null, null, null),
       (gen_random_uuid(), 'program', $2, 1, now() - interval '1 day', now() + interval '1 day', null),
       (gen_random_uuid(), 'program', $3, 0, now() + interval '1 day', null, null),
       (gen_random_uuid(), 'program', $3, 0, null, now() - interval '1 day', null),
       (gen_random_uuid(), 'program', $3, 0, null, null, now()),
       (gen_random_uuid(), 'program', $4, 0, null, null, null)`,
      [ids.soon, ids.closed, ids.later, ids.draft],
    );
    await test.services.changes.apply(new Set(['content']));
    const { body } = await get('/public/api/v1/startup-program/program-page/');
    const of = (key: 'highlighted' | 'recent' | 'closing_soon') =>
      body[key].map(({ id }: { id: string }) => id);
    expect(of('highlighted')).toEqual([ids.closed, ids.soon]);
    expect(of('closing_soon')).toEqual([ids.soon, ids.later, ids.always]);
    expect(of('recent')[0]).toBe(ids.later);
    expect((await get('/api/v1/startup-program/program-page')).body).toEqual(body);
  });
});

describe('categories of programs (3.018, 7.056, 7.110)', () => {
  it('come with the number of programs, open and in all, in pages', async () => {
    const { body } = await get('/public/api/v1/startup-program-category/?per_page=100');
    const of = (slug: string) => body.data.find((one: { slug: string }) => one.slug === slug);
    expect(of('acceleration')).toMatchObject({ open_count: 1, count: 2 });
    expect(of('grant')).toMatchObject({ open_count: 2, count: 2 });
    expect(of('pilot')).toMatchObject({ open_count: 0, count: 0 });
    const page = await get('/public/api/v1/startup-program-category/?per_page=2&page=2');
    expect(page.body).toMatchObject({ current_page: 2, item_count: body.item_count });
    expect(page.body.data[0].slug).toBe(body.data[2].slug);
    expect((await get('/public/api/v1/startup-program-category/?page=-1')).status).toBe(422);
  });
});

describe('what the caller keeps (3.017, 4.015)', () => {
  it('is marked in the list, on the program page and on the program, for nobody else', async () => {
    const saved = await test.call(member, 'POST', '/base-api/me/save', {
      kind: 'program',
      object_id: ids.later,
    });
    expect(saved.statusCode).toBeLessThan(300);
    const flags = async (who?: TestPerson) => [
      (await list('?search=bridge', who)).data[0]?.is_saved,
      (await get('/api/v1/startup-program/program-page/', who)).body.recent[0].is_saved,
      (await get(`/api/v1/startup-program/${ids.later}/`, who)).body.is_saved,
    ];
    expect(await flags(member)).toEqual([true, true, true]);
    expect(await flags()).toEqual([false, false, false]);
  });
});

describe('answers kept for visitors', () => {
  it('do not outlive the moment at which a program closes (B.56)', async () => {
    const id = await writeProgram(test.services, {
      title: 'Closing in four seconds',
      closes_at: new Date(Date.now() + 4_000),
    });
    const ask = () => get('/public/api/v1/startup-program/?search=four%20seconds');
    const first = await ask();
    expect(first.body.data[0]).toMatchObject({ id, status: 'open' });
    const fresh = Number(/s-maxage=(\d+)/.exec(String(first.headers['cache-control']))?.[1]);
    expect(fresh).toBeLessThanOrEqual(4);
    // The same answer is kept until then.
    const kept = test.services.answers.size;
    expect((await ask()).headers.etag).toBe(first.headers.etag);
    expect(test.services.answers.size).toBe(kept);
    await expect
      .poll(async () => (await ask()).body.data[0].status, { timeout: 8_000, interval: 200 })
      .toBe('closed');
    expect((await get(`/api/v1/startup-program/${id}/`)).body).toMatchObject({
      status: 'closed',
      days_remaining: null,
    });
  });

  it('show a program the moment it is to be shown', async () => {
    const published_at = new Date(Date.now() + 3_000);
    const id = await writeProgram(test.services, { title: 'Shown in a moment', published_at });
    const total = async () => (await list('?search=in+a+moment')).item_count;
    expect(await total()).toBe(0);
    expect((await get(`/api/v1/startup-program/${id}/`)).status).toBe(404);
    await expect.poll(total, { timeout: 7_500, interval: 200 }).toBe(1);
    expect((await get(`/api/v1/startup-program/${id}/`)).status).toBe(200);
  });
});
