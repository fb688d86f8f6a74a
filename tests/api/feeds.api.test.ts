import { expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';

/** Files that programs follow are asked as calls are: nothing widens in silence. */
const test = setUpApp({ masterLists: true, env: { PUBLIC_URL: 'https://villages.example/' } });

const ask = async (url: string) => {
  const answer = await test.call(null, 'GET', url);
  const isJson = String(answer.headers['content-type']).includes('json');
  return [answer.statusCode, isJson ? Object.keys(answer.json().errors ?? {}) : []];
};

it.each([
  ['/event.ics', 'province=99'],
  ['/event.atom', 'category=nonsense'],
  ['/program.atom', 'stage=nonsense'],
  ['/resource.atom', 'year=soon'],
  ['/resource/category/blog.atom', 'language=fr'],
  ['/public/api/v1/insights/startup/stage.csv', 'sector=nonsense'],
])('%s refuses a name and a value that it does not know, at its place (B.79)', async (feed, value) => {
  expect(await ask(`${feed}?sectr=agritech`)).toEqual([422, ['sectr']]);
  expect(await ask(`${feed}?${value}`)).toEqual([422, [value.split('=')[0]]]);
  const [plain] = await ask(`${feed}?lang=km&utm_source=letter`);
  expect(plain).toBe(200);
});

it('every address in them begins with that of the configuration (7.002)', async () => {
  for (const file of ['/robots.txt', '/sitemap.xml', '/event.atom']) {
    const { body } = await test.call(null, 'GET', file);
    const own = body.match(/https?:\/\/[^/"'<\s]+/g)!.filter((one) => /villages|localhost/.test(one));
    expect([file, [...new Set(own)]]).toEqual([file, ['https://villages.example']]);
  }
});
