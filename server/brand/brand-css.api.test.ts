import { beforeAll, expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp();
let admin: TestPerson;
beforeAll(async () => {
  admin = await test.signIn({ roles: ['administrator'] });
});

const choose = (value: string, version: number) =>
  test.call(admin, 'PATCH', '/desk-api/v1/settings/', { changes: [{ key: 'accent', version, value }] });
const sheetOf = async () =>
  (await test.call(null, 'GET', '/public/api/v1/shell/')).json().site.brand_css as string;

it('the colour of the desk is a style sheet of its own, at an address of its own, and none without one', async () => {
  expect([await sheetOf(), (await test.call(null, 'GET', '/brand.css')).statusCode]).toEqual(['', 404]);
  expect((await choose('#0057B7', 0)).statusCode).toBe(200);
  const address = await sheetOf();
  const sheet = await test.call(null, 'GET', address);
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(sheet.headers['cache-control']).toContain('immutable');
  expect(sheet.body).toContain('--fill:#0057b7');
  expect((await test.call(null, 'GET', '/brand.css?v=123456')).headers['cache-control']).toBe('no-cache');
  expect((await choose('', 1)).statusCode).toBe(200);
  expect(await sheetOf()).toBe('');
  // Pages that stand open from before, or were kept, ask for what is gone: no fault, and the plain look.
  const gone = await test.call(null, 'GET', address);
  expect([gone.statusCode, gone.headers['content-type'], gone.headers['cache-control'], gone.body]).toEqual([
    200,
    'text/css; charset=utf-8',
    'no-cache',
    '',
  ]);
});

it.each(['orange', '#12345', 'red;}body{display:none', '#gggggg'])('%s is no colour', async (value) => {
  const answer = await choose(value, 2);
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['changes.0.accent']]);
});
