import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContracts } from '../api/all-contracts.ts';
import { badRequest } from './bad-request.ts';
import { expectNoFault } from './no-fault.ts';
import { RUNS, SEED } from './seed.ts';
import { countRows, findHalves } from './whole.ts';
import { makeWorld, type World } from './world.ts';

const contracts = await allContracts();
const perCall = Math.ceil(RUNS / contracts.length);
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => {
  for (const [k, v] of Object.entries((globalThis as any).tally)) console.log(k, JSON.stringify(v));
  return world.stop();
});

describe('bad input of any kind (8.001, 6.013)', () => {
  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s refuses it in words and writes nothing by halves',
    { timeout: 60_000 },
    async (_id, contract) => {
      const { test } = world;
      const { known, headers } = await world.people();
      let before = await countRows(test.services);
      const property = fc.asyncProperty(badRequest(contract, known), async (bad) => {
        const { method, url, payload } = bad;
        const response = await test.app.inject({
          method,
          url,
          headers: { ...headers[bad.as], ...bad.headers },
          ...(payload ? { payload } : {}),
        });
        (globalThis as any).tally ??= {};
        const tl = (globalThis as any).tally;
        tl[_id] ??= {};
        tl[_id][response.statusCode] = (tl[_id][response.statusCode] ?? 0) + 1;
        expectNoFault(response);
        if (method === 'GET') return;
        const after = await countRows(test.services);
        if (response.statusCode >= 400) expect(after, 'a refused call changes nothing').toEqual(before);
        before = after;
      });
      await fc.assert(property, { numRuns: perCall, seed: SEED, endOnFailure: true });
    },
  );

  it('left no half of anything behind', async () => {
    expect(await findHalves(world.test.services)).toEqual([]);
  });

  it('left no transaction open and no connection lost', async () => {
    const { pool } = world.test.services.database;
    expect(pool.waitingCount).toBe(0);
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});
