import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { startTestApp, type TestApp, type TestPerson } from '../setup/test-app.ts';
import { addressOf } from './address-of.ts';
import { allContracts } from './all-contracts.ts';

/** What the contracts say of queries, tried on each call that reads: nothing here names one. */
const reads = (await allContracts()).filter(({ method }) => method === 'GET');
let test: TestApp;
let everybody: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  everybody = await test.signIn({ roles: [...DESK_ROLES] });
});
afterAll(() => test.stop());

it.each(reads.map((contract) => [contract.path, contract] as const))(
  'GET %s refuses a parameter that it does not know, at its name (B.79)',
  async (_path, contract) => {
    const url = `${addressOf(contract)}?sectr=agritech`;
    for (const address of [url, url.replace('/?', '?')]) {
      const answer = await test.app.inject({ method: 'GET', url: address, headers: everybody.headers });
      expect([address, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
        address,
        422,
        ['sectr'],
      ]);
    }
  },
);
