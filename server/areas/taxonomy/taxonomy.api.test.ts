import { describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp({ masterLists: true });

const get = async (url: string) => {
  const response = await test.call(null, 'GET', url);
  return { status: response.statusCode, body: response.json() };
};
const slugs = (body: { data: { slug: string }[] }) => body.data.map(({ slug }) => slug);

describe('master lists', () => {
  it.each([
    ['/api/v1/industry', 'Agriculture, forestry and fishing', '7.048'],
    ['/api/v1/expertise', 'Business strategy', '7.045'],
    ['/api/v1/interests', 'Women founders', '7.049'],
    ['/api/v1/position/', 'Founder', 'B.40'],
    ['/api/v1/funding/type/', 'Pre-Seed', '3.042'],
    ['/public/api/v1/other-stakeholder-type', 'Academic institution', '7.055, 3.003'],
  ])('%s begins with %s and has both languages (%s)', async (path, first, _covers) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body.item_count).toBe(body.data.length);
    expect(body.data[0].name).toBe(first);
    for (const { id, uuid, slug, name_kh } of body.data) {
      expect(uuid).toBe(id);
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(name_kh).toMatch(/\p{Script=Khmer}/u);
    }
  });

  it('has the six funding types and the nine types of other stakeholder in their order (3.042, 1.004)', async () => {
    const types = ['pre-seed', 'seed', 'pre-series-a', 'series-a', 'series-b', 'series-c'];
    expect(slugs((await get('/api/v1/funding/type/')).body)).toEqual(types);
    expect(slugs((await get('/public/api/v1/other-stakeholder-type')).body)).toHaveLength(9);
  });

  it('pages, searches in both languages and takes search signs as letters', async () => {
    const { body } = await get('/api/v1/position/?per_page=2&page=2');
    expect([body.current_page, slugs(body)]).toEqual([2, ['chief-executive', 'chief-technology']]);
    expect(slugs((await get('/api/v1/expertise?search=food')).body)).toEqual(['food-safety']);
    expect(slugs((await get(`/api/v1/expertise?search=${encodeURIComponent('ទីផ្សារ')}`)).body)).toEqual([
      'marketing',
    ]);
    expect((await get('/api/v1/expertise?search=%25')).body).toMatchObject({ item_count: 0, data: [] });
    expect((await get('/api/v1/industry?per_page=0')).status).toBe(422);
  });

  it('leaves out what staff retired, at once', async () => {
    await get('/api/v1/interests');
    await test.services.database.pool.query(
      `update taxonomy_term set active = false where kind = 'interest' and slug = 'crafts'`,
    );
    await test.services.changes.apply(['taxonomy']);
    expect(slugs((await get('/api/v1/interests')).body)).not.toContain('crafts');
  });
});

describe('filter options (7.046, B.37)', () => {
  it('are those of the category, with labels and counts', async () => {
    await writeStakeholder(test.services, {
      kind: 'mentor',
      individual: { first_name: 'A', last_name: 'B', languages: ['km'] },
      terms: { expertise: ['export'] },
    });
    const { body } = await get('/api/v1/filter-option?category=mentor');
    expect(body.data.map(({ key }: { key: string }) => key)).toEqual([
      'expertise',
      'interest',
      'language',
      'province',
    ]);
    expect(body.data[0]).toEqual({
      key: 'expertise',
      label: 'Expertise',
      label_kh: 'ជំនាញ',
      values: [
        { value: 'export', name: 'Export and customs', name_kh: 'ការនាំចេញ និងគយ', count: 1, selected: false },
      ],
    });
    expect(body.data[2].values).toMatchObject([{ value: 'km', name: 'Khmer', name_kh: 'ខ្មែរ' }]);
    const keys = (await get('/api/v1/filter-option')).body.data.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['kind', 'province', 'sector']);
  });
});
