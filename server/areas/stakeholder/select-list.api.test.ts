import { beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp({ masterLists: true });
beforeAll(async () => {
  await writeStakeholders(test.services, [
    { name: 'Srov Ledger', province_code: '02', terms: { sector: ['agritech'] } },
    { name: 'Tonle Cold', province_code: '12', terms: { sector: ['agritech'] } },
    { name: 'Apsara Health', province_code: '12', terms: { sector: ['health'] } },
  ]);
});

const LIST = '/api/v1/stakeholder/startup/';
const get = async (url: string) => {
  const response = await test.call(null, 'GET', url);
  return { status: response.statusCode, body: response.json() };
};
const keysOf = (body: { facets: { key: string }[] }) => body.facets.map(({ key }) => key);

describe('what a caller of a list asks for', () => {
  it('counts the filters that are named alone, with the very counts of the whole list', async () => {
    const whole = (await get(`${LIST}?sector=agritech`)).body;
    const { body } = await get(`${LIST}?sector=agritech&facets=province,sector`);
    const named = whole.facets.filter(({ key }: { key: string }) => ['province', 'sector'].includes(key));
    expect(body).toEqual({ ...whole, facets: named });
    expect(keysOf((await get(`${LIST}?facets=province&facets=sector`)).body)).toEqual(keysOf(body));
  });

  it('counts none where none are wanted, and narrows all the same', async () => {
    const { body } = await get(`${LIST}?sector=agritech&province=12&facets=none`);
    expect([body.facets, body.item_count, body.data[0].name]).toEqual([[], 1, 'Tonle Cold']);
  });

  it('gives the fields of each record that are named, and what the list says of itself', async () => {
    const { body } = await get(`${LIST}?fields=id,name,province&facets=none&ordering=name`);
    expect(body.data.map(Object.keys)).toEqual(Array(3).fill(['id', 'name', 'province']));
    expect(body.data[0]).toMatchObject({ name: 'Apsara Health', province: { code: '12' } });
    expect(body.item_count).toBe(3);
  });

  it.each([
    ['facets=rank', 'facets'],
    ['facets=', 'facets'],
    ['facets=service', 'facets'],
    ['fields=id,email', 'fields'],
    ['fields=', 'fields'],
  ])('refuses ?%s and says at which parameter', async (query, name) => {
    const { status, body } = await get(`${LIST}?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
  });

  it.each(['/public/api/v1/startup-program/', '/public/api/v1/event/', '/public/api/v1/resource/'])(
    '%s takes fields too',
    async (path) => {
      expect((await get(`${path}?fields=id,title`)).status).toBe(200);
      expect((await get(`${path}?fields=secret`)).status).toBe(422);
    },
  );

  it('is in the description of the API, with what an answer has then', async () => {
    const { body } = await get('/api/openapi.json');
    const { parameters, responses } = body.paths['/api/v1/stakeholder/{category}/'].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['facets', 'fields']),
    );
    const [whole, part] = responses[200].content['application/json'].schema.anyOf;
    expect(whole.properties.data.items.required).toContain('name');
    expect(part.properties.data.items.required ?? []).toEqual([]);
  });
});
