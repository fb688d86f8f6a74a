import { beforeAll, expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp();
let person: TestPerson;
beforeAll(async () => {
  person = await test.signIn();
  await test.services.database.pool.query('update session set revoked_at = now() where id = $1', [
    person.session_id,
  ]);
});

const ask = async (cookie: string) => {
  const answer = await test.call({ headers: { cookie } }, 'GET', '/user-api/');
  const removed = answer.cookies
    .filter(({ value, maxAge }) => value === '' && maxAge === 0)
    .map(({ name }) => name);
  return { status: answer.statusCode, removed: removed.sort() };
};

it('a dead access cookie alone is removed with the answer that says so (8.001)', async () => {
  const access = person.headers.authorization.replace('Bearer ', '');
  for (const dead of [access, 'no-token'])
    expect(await ask(`access_token=${dead}`)).toEqual({
      status: 401,
      removed: ['access_token', 'refresh_token'],
    });
});

it('beside a refresh cookie it stays: the browser renews it; a living one stays too', async () => {
  expect((await ask('access_token=no-token; refresh_token=some')).removed).toEqual([]);
  const living = (await test.signIn()).headers.authorization.replace('Bearer ', '');
  expect(await ask(`access_token=${living}`)).toEqual({ status: 200, removed: [] });
});
