import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '#server/areas/collection/testing/desk.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

/** The desk gives an entry of a master list another name. */
async function rename(list: string, slug: string, name: string, name_kh: string): Promise<void> {
  const found = await desk.call<{ data: { id: string }[] }>('GET', `${list}/?search=${slug}&per_page=100`);
  const ids = found.body.data.map(({ id }) => id);
  const records = await Promise.all(ids.map((id) => desk.call('GET', `${list}/${id}/`)));
  const record = records.map(({ body }) => body).find(({ values }) => values.slug === slug)!;
  const { status } = await desk.call('PATCH', `${list}/${record.id}/`, {
    version: record.version,
    values: { name, name_kh },
  });
  expect(status).toBe(200);
}

const get = async (url: string) => {
  const response = await desk.test.call(null, 'GET', url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const facetName = (
  facets: { key: string; values: { value: string; name: string }[] }[],
  key: string,
  slug: string,
) => facets.find((facet) => facet.key === key)?.values.find(({ value }) => value === slug)?.name;

describe('a master list the desk has renamed an entry of', () => {
  it('a stage: in lists, on pages, in filters and in forms', async () => {
    const startup = await writeStakeholder(desk.test.services, { terms: { stage: ['prototype'] } });
    const program = await writeProgram(desk.test.services, { stages: ['prototype'] });
    await get('/public/api/v1/startup-program/');
    await rename('stage', 'prototype', 'Trial model', 'គំរូសាកល្បង');
    const renamed = { slug: 'prototype', name: 'Trial model', name_kh: 'គំរូសាកល្បង' };

    const programs = await get('/public/api/v1/startup-program/');
    const card = programs.data.find(({ id }: { id: string }) => id === program);
    expect(card.stage_names).toEqual([renamed]);
    expect(facetName(programs.facets, 'stage', 'prototype')).toBe('Trial model');
    expect((await get(`/api/v1/startup-program/${program}/`)).stage_names).toEqual([renamed]);
    const startups = await get('/api/v1/startup/');
    expect(facetName(startups.facets, 'stage', 'prototype')).toBe('Trial model');
    expect(startups.data.find(({ id }: { id: string }) => id === startup).stage).toMatchObject(renamed);
    const { data } = await get(`/api/v1/stakeholder/startup/${startup}/`);
    expect(data.terms.stage).toMatchObject([renamed]);
    const { lists } = await get('/public/api/v1/master-list/?list=stage');
    expect(lists.stage).toContainEqual(expect.objectContaining(renamed));
  });

  it('a type of stakeholder: in navigation, on the ecosystem page, in filters, in forms and wherever one stands', async () => {
    const id = await writeStakeholder(desk.test.services, { kind: 'other', type_slug: 'media' });
    await get('/public/api/v1/shell/');
    await rename('stakeholder_type', 'media', 'Press and channels', 'សារព័ត៌មាន');
    const renamed = { slug: 'media', name: 'Press and channels', name_kh: 'សារព័ត៌មាន' };

    const { stakeholder_types } = await get('/public/api/v1/shell/');
    expect(stakeholder_types).toContainEqual(expect.objectContaining(renamed));
    const { data } = await get('/public/api/v1/ecosystem_page/?per_page=100');
    expect(data).toContainEqual(expect.objectContaining(renamed));
    const one = await get(`/public/api/v1/other-stakeholder-type/media/`);
    expect(one).toMatchObject(renamed);
    const { lists } = await get('/public/api/v1/master-list/?list=stakeholder_type');
    expect(lists.stakeholder_type).toContainEqual(expect.objectContaining(renamed));
    const page = await desk.test.call(null, 'GET', `/api/v1/stakeholder/media/${id}/`);
    expect(page.json().data.category).toBe('media');
  });
});
