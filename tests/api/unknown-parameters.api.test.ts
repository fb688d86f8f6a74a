import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { startTestApp, type TestApp, type TestPerson } from '../setup/test-app.ts';
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

/** Something of each sort that stands in a path: an id, a kind, a collection, a tab, a year, a secret. */
const SORTS = [
  '0198c0de-0000-7000-8000-000000000000',
  'startup',
  'program',
  '2024',
  '2024-05',
  '1',
  'x'.repeat(43),
];

/** An address of the call that its contract takes. */
function addressOf({ params, path }: Contract): string {
  const { shape } = params as unknown as { shape: Record<string, z.ZodType> };
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    // Where any word goes, it is one that means something: kinds and collections stand before ids.
    const sorts = name.endsWith('id') ? SORTS : [...SORTS.slice(1), SORTS[0]!];
    const fits = sorts.find((one) => shape[name]!.safeParse(one).success);
    return fits ?? expect.fail(`nothing for {${name}} of ${path}`);
  });
}

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
