import { beforeAll, expect, it } from 'vitest';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { addressOf } from './address-of.ts';
import { allContracts } from './all-contracts.ts';
import { formOf } from './foreign-client.ts';

/** What the contracts say of bodies, tried on each call that writes: nothing here names one. */
const writes = (await allContracts()).filter(({ method }) => method !== 'GET');
/** A profile looks whether it is there before it looks at what was sent: profile.api.test.ts has one. */
const judgesItself = (contract: (typeof writes)[number]) =>
  (contract.body as { def?: { catchall?: unknown } }).def?.catchall !== undefined;

const test = setUpApp();
let everybody: TestPerson;
beforeAll(async () => {
  everybody = await test.signIn({ roles: [...DESK_ROLES] });
});

it.each(
  writes.filter((contract) => !judgesItself(contract)).map((contract) => [contract.id, contract] as const),
)('%s refuses a field that it does not know, at its name (B.79)', async (_id, contract) => {
  const answer = await test.app.inject({
    method: contract.method,
    url: addressOf(contract),
    headers: { ...everybody.headers, 'content-type': 'application/json' },
    // Without its token the whole body of such a call is 400.
    payload: { frist_name: 'Sophea', ...(contract.badBody && { token: 'x' }) },
  });
  const { errors = {} } = answer.json();
  expect([answer.statusCode, errors.frist_name]).toEqual([422, ['There is no such field here']]);
});

it('says so in the language of the caller, also of a form', async () => {
  for (const [headers, payload] of [
    [{ 'content-type': 'application/json' }, { name: 'Sophea', massage: 'Hello' }],
    [{}, formOf({ name: 'Sophea', massage: 'Hello' })],
  ] as const) {
    const { statusCode, ...answer } = await test.call(
      { headers: { ...headers, 'accept-language': 'km' } },
      'POST',
      payload instanceof FormData ? '/public/api/v1/request-get-list/startup/' : '/api/v1/contact/',
      payload,
    );
    const { errors } = answer.json();
    expect([statusCode, errors.massage]).toEqual([422, ['គ្មានប្រអប់បំពេញនេះទេ']]);
  }
});

it('looks into lists and parts, names no more than a few, and what else is wrong beside them', async () => {
  const send = (url: string, payload: object) => test.call(everybody, 'PATCH', url, payload);
  const settings = await send('/base-api/me/notification-settings/', {
    data: [{ kind: 'connection_request', channel: 'mail', enabled: true, enabeld: false }],
  });
  expect(Object.keys(settings.json().errors)).toContain('data.0.enabeld');
  const own = await send('/api/v1/rest-auth/user/', { links: { facebok: 'https://facebook.com/phum' } });
  expect(own.json().errors).toEqual({ 'links.facebok': ['There is no such field here'] });
  const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`${'x'.repeat(900)}${n}`, 1]));
  const answer = await send('/user-api/', many);
  expect(answer.statusCode).toBe(422);
  expect(answer.body.length).toBeLessThan(10_000);
  const both = await send('/user-api/', { frist_name: 'Sophea', date_of_birth: '2999-01-01' });
  expect(Object.keys(both.json().errors)).toEqual(['frist_name', 'date_of_birth']);
});
