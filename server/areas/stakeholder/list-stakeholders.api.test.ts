import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/work.ts';
import { testContext, writeStakeholder, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { archiveStakeholder } from './write-stakeholder.ts';

const test = setUpApp({ masterLists: true });
const DAY_MS = 86_400_000;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS);

beforeAll(async () => {
  await writeStakeholders(test.services, [
    {
      name: 'Srov Ledger',
      name_kh: 'បញ្ជីស្រូវ',
      approved_at: day(1),
      terms: { sector: ['agritech'], stage: ['operational'] },
      startup: { number_of_founders: 2, number_of_female_founders: 1 },
    },
    {
      name: 'Apsara Health',
      name_kh: 'សុខភាពអប្សរា',
      province_code: '12',
      approved_at: day(2),
      terms: { sector: ['health'], stage: ['prototype'] },
      facts: [{ field: 'name', source: 'registry', confirmed_at: day(2) }],
    },
    {
      name: 'Tonle Cold',
      name_kh: 'ត្រជាក់ទន្លេ',
      province_code: '12',
      approved_at: day(3),
      terms: { sector: ['agritech', 'cold-chain'], stage: ['prototype'] },
    },
    {
      kind: 'mentor',
      name: 'Keo Sokunthea',
      name_kh: 'កែវ សុគន្ធា',
      approved_at: day(4),
      terms: { expertise: ['export'] },
    },
    { kind: 'eso', name: 'Impact House', name_kh: '', approved_at: day(5), terms: { service: ['training'] } },
    { kind: 'other', type_slug: 'media', name: 'Village Radio', name_kh: 'វិទ្យុភូមិ', approved_at: day(6) },
    {
      kind: 'other',
      type_slug: 'corporate',
      name: 'Mekong Mills',
      name_kh: 'រោងម៉ាស៊ីនមេគង្គ',
      approved_at: day(7),
    },
    { name: 'Waiting Startup', status: 'reviewing' },
  ]);
});

const call = async (path: string, headers: Record<string, string> = {}) => {
  const response = await test.call({ headers }, 'GET', path);
  return { status: response.statusCode, body: response.json() };
};
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);
const facet = (
  body: { facets: { key: string; values: { value: string; count: number }[] }[] },
  key: string,
) =>
  Object.fromEntries(
    body.facets.find((one) => one.key === key)!.values.map(({ value, count }) => [value, count]),
  );

describe('the list of a category (7.100)', () => {
  it('answers in the list envelope, newest first, with what a card shows (3.011 to 3.014)', async () => {
    const { status, body } = await call('/api/v1/stakeholder/startup/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 200,
      current_page: 1,
      per_page: 20,
      total_page: 1,
      item_count: 3,
      total_all: 3,
      pagination: { total_counts: 3, size: 20, total_page: 1 },
    });
    expect(names(body)).toEqual(['Tonle Cold', 'Apsara Health', 'Srov Ledger']);
    expect(body.data[2]).toMatchObject({
      uuid: body.data[2].id,
      category: 'startup',
      province: { code: '02', name: 'Battambang' },
      tags: [{ slug: 'agritech', name: 'Agritech' }],
      stage: { slug: 'operational' },
      has_woman_founder: true,
      has_confirmed_facts: false,
    });
  });

  it('mixes all categories and knows each one (3.038, 2.030, B.03)', async () => {
    const { body } = await call('/api/v1/stakeholder/all/');
    expect(body.item_count).toBe(7);
    expect(facet(body, 'kind')).toEqual({ startup: 3, mentor: 1, eso: 1, corporate: 1, media: 1 });
    expect((await call('/api/v1/stakeholder/all?kind=media&kind=eso')).body.item_count).toBe(2);
  });

  it('takes any other word for other stakeholders (3.039), a type slug for that type', async () => {
    for (const word of ['other-stakeholder', 'whatever']) {
      expect(names((await call(`/api/v1/stakeholder/${word}/`)).body)).toEqual([
        'Mekong Mills',
        'Village Radio',
      ]);
    }
    expect(names((await call('/api/v1/stakeholder/media/')).body)).toEqual(['Village Radio']);
    expect(names((await call('/api/v1/other-stakeholder?type=corporate')).body)).toEqual(['Mekong Mills']);
  });

  it('has the same lists under their other paths (7.058, 7.070, 7.102, 7.120)', async () => {
    const startups = (await call('/api/v1/stakeholder/startup/')).body;
    expect((await call('/api/v1/startup/')).body).toEqual(startups);
    expect((await call('/public/api/v1/startup/list?page=1')).body).toEqual(startups);
    expect(names((await call('/api/v1/eso/')).body)).toEqual(['Impact House']);
  });

  it('answers an empty list for a category without records', async () => {
    const { status, body } = await call('/api/v1/stakeholder/investor/');
    expect([status, body.item_count, body.data]).toEqual([200, 0, []]);
  });

  it('filters: one of the values of a filter, all of the filters, counts of the others (ux 1 to 3, B.79)', async () => {
    const { body } = await call('/api/v1/stakeholder/startup/?sector=agritech&sector=health&province=12');
    expect(names(body)).toEqual(['Tonle Cold', 'Apsara Health']);
    expect(facet(body, 'sector')).toEqual({ agritech: 1, health: 1, 'cold-chain': 1 });
    expect(facet(body, 'province')).toEqual({ '02': 1, '12': 2 });
    expect(facet(body, 'stage')).toEqual({ prototype: 2 });
    expect(body.total_all).toBe(3);
  });

  it('joins the facts: each chosen one must hold', async () => {
    const woman = await call('/api/v1/stakeholder/startup/?facts=woman-founder');
    expect(names(woman.body)).toEqual(['Srov Ledger']);
    expect(
      (await call('/api/v1/stakeholder/startup/?facts=woman-founder&facts=confirmed')).body.item_count,
    ).toBe(0);
  });

  it('names values no list has, filters of other kinds and misspelt ones, and never grows by them (B.79)', async () => {
    const path = '/api/v1/stakeholder/startup/';
    const { status, body } = await call(`${path}?sector=nonsense&sector=health&expertise=export`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['sector', 'expertise']]);
    const misspelt = await call(`${path}?sectr=health`);
    expect([misspelt.status, Object.keys(misspelt.body.errors)]).toEqual([422, ['sectr']]);
    expect((await call(`${path}?utm_source=mail&fbclid=x&lang=km`)).body.item_count).toBe(3);
    expect((await call('/api/v1/stakeholder/startup/?sector=tourism')).body.item_count).toBe(0);
  });

  it('keeps a chosen value in sight when nothing has it', async () => {
    const { body } = await call('/api/v1/stakeholder/startup/?sector=tourism');
    const sectors = body.facets.find(({ key }: { key: string }) => key === 'sector').values;
    expect(sectors).toContainEqual(expect.objectContaining({ value: 'tourism', count: 0, selected: true }));
  });

  it('sorts by name in the language of the reader (ux 15)', async () => {
    const english = await call('/api/v1/stakeholder/all/?ordering=name', { 'accept-language': 'en' });
    expect(names(english.body)).toEqual([
      'Apsara Health',
      'Impact House',
      'Keo Sokunthea',
      'Mekong Mills',
      'Srov Ledger',
      'Tonle Cold',
      'Village Radio',
    ]);
    const khmer = await call('/api/v1/stakeholder/all/?ordering=name', { 'accept-language': 'km' });
    const shown = khmer.body.data.map(({ name_kh }: { name_kh: string }) => name_kh);
    expect(shown).toEqual([...shown.slice(0, 6).toSorted(new Intl.Collator('km').compare), '']);
    expect(names((await call('/api/v1/stakeholder/startup/?ordering=oldest')).body)[0]).toBe('Srov Ledger');
  });

  it('pages without overlap; beyond the end there is nothing', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 9].map((page) => call(`/api/v1/stakeholder/all/?per_page=3&page=${page}`)),
    );
    expect(pages.map(({ body }) => body.data.length)).toEqual([3, 3, 1, 0]);
    expect(pages[0]!.body.total_page).toBe(3);
    expect(new Set(pages.flatMap(({ body }) => names(body))).size).toBe(7);
  });

  it.each(['page=0', 'page=x', 'per_page=101', 'per_page=0', 'ordering=random', `sector=${'x'.repeat(201)}`])(
    'refuses %s with 422 and the field (B.79)',
    async (query) => {
      const { status, body } = await call(`/api/v1/stakeholder/startup/?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    },
  );

  it('narrows by a search and orders by match, in either script and with a typing error', async () => {
    const search = (text: string) => call(`/api/v1/stakeholder/all/?search=${encodeURIComponent(text)}`);
    expect(names((await search('tonle')).body)).toEqual(['Tonle Cold']);
    expect(names((await search('ទន្លេ')).body)).toEqual(['Tonle Cold']);
    expect((await search('legder')).body).toMatchObject({
      corrected: 'ledger',
      data: [{ name: 'Srov Ledger' }],
    });
    expect((await search('nothing like it')).body).toMatchObject({ item_count: 0, total_all: 7 });
    expect((await search('  ...  ')).body.item_count).toBe(7);
    const facets = (await search('battambang')).body;
    expect(facet(facets, 'province')['12']).toBeUndefined();
  });

  it('is kept for visitors until a record changes, then shows the change at once', async () => {
    const path = '/api/v1/stakeholder/mentor/?ordering=name';
    const first = await test.call(null, 'GET', path);
    expect(first.headers['cache-control']).toContain('s-maxage=60');
    const again = await test.call({ headers: { 'if-none-match': String(first.headers.etag) } }, 'GET', path);
    expect(again.statusCode).toBe(304);
    const id = await writeStakeholder(test.services, { kind: 'mentor', name: 'Aok Mentor' });
    expect(names((await call(path)).body)).toEqual(['Aok Mentor', 'Keo Sokunthea']);
    await inTransaction(testContext(test.services), (work) => archiveStakeholder(work, id));
    expect(names((await call(path)).body)).toEqual(['Keo Sokunthea']);
  });

  it('serves signed-in readers privately', async () => {
    const { headers } = await test.signIn();
    const response = await test.call({ headers }, 'GET', '/api/v1/stakeholder/startup/');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});
