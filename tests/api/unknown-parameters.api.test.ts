import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { isFilter } from '#shared/contracts/list.ts';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { addressOf } from './address-of.ts';
import { allContracts } from './all-contracts.ts';

/** What the contracts say of queries, tried on each call that reads: nothing here names one. */
const reads = (await allContracts()).filter(({ method }) => method === 'GET');
const test = setUpApp();
let everybody: TestPerson;
beforeAll(async () => {
  everybody = await test.signIn({ roles: [...DESK_ROLES] });
});

it.each(reads.map((contract) => [contract.path, contract] as const))(
  'GET %s refuses a parameter that it does not know, at its name (B.79)',
  async (_path, contract) => {
    const url = `${addressOf(contract)}?sectr=agritech`;
    for (const address of [url, url.replace('/?', '?')]) {
      const answer = await test.call(everybody, 'GET', address);
      expect([address, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
        address,
        422,
        ['sectr'],
      ]);
    }
  },
);

/** Parameters that take words of the reader: an empty search is one that was not begun. */
const WORDS = ['search', 'who', 'address', 'name', 'name_kh', 'phone', 'ordering', 'field', 'target'];
const shapeOf = ({ query }: (typeof reads)[number]) =>
  Object.entries((query as { shape?: Record<string, z.ZodType> }).shape ?? {});

it('whatever chooses among values is known to do so, so that an empty one is refused like a wrong one (B.79)', () => {
  const untold = reads.flatMap((contract) =>
    shapeOf(contract).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse('');
      return success && data !== null && !isFilter(schema) && !WORDS.includes(name) ? [name] : [];
    }),
  );
  expect(untold).toEqual([]);
});

const filtered = reads.filter((contract) => shapeOf(contract).some(([, schema]) => isFilter(schema)));
it.each(filtered.map((contract) => [contract.path, contract] as const))(
  'GET %s refuses a filter that chooses nothing, at its name, instead of answering everything (B.79)',
  async (_path, contract) => {
    for (const [name] of shapeOf(contract).filter(([, schema]) => isFilter(schema)))
      for (const value of ['', '%20']) {
        const url = `${addressOf(contract)}?${name}=${value}`;
        const answer = await test.call(everybody, 'GET', url);
        expect([url, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([url, 422, [name]]);
      }
  },
);

it.each(['/program.atom', '/event.ics', '/event.atom', '/resource.atom'])(
  'and so does what programs follow: %s',
  async (path) => {
    const answer = await test.call(null, 'GET', `${path}?category=`);
    expect([path, answer.statusCode]).toEqual([path, 422]);
  },
);
