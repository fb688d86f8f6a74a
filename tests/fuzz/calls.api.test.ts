import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allContracts } from '../api/all-contracts.ts';
import { badRequest } from './bad-request.ts';
import { expectNoFault, LONGEST_MS } from './no-fault.ts';
import { runsFor, SEED } from './seed.ts';
import { countRows, findHalves } from './whole.ts';
import { makeWorld, type World } from './world.ts';

const contracts = await allContracts();
const perCall = Math.ceil(runsFor('calls') / contracts.length);
let world: World;
let answered = 0;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());
afterEach(async () => {
  expect(world.complaints(), 'the server did not complain').toEqual([]);
});

/** Reading the log out is itself an entry of the log. */
const WRITTEN_DOWN = ['audit.export', 'directory.export', 'newsletter.export', 'review.export'];

/** Calls whose refusal itself is recorded: somebody tried to sign in, or to show who they are, and could not. */
const RECORDED: ReadonlySet<string> = new Set([
  'account.sign-in',
  'account.identity-login',
  'account.prove',
  'account.change-password',
  'account.change-email',
  'account.remove-second-factor',
  'account.remove-passkey',
  'person.request-deletion',
  'team.answer-mailed-invite',
]);

describe('bad input of any kind (8.001)', () => {
  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s refuses it in words and writes nothing by halves',
    { timeout: 60_000 },
    async (_id, contract) => {
      const { app, services } = world.test;
      const { known, headers } = await world.people(contract.path);
      let before = await countRows(services);
      const property = fc.asyncProperty(badRequest(contract, known), async (bad) => {
        const { method, url, payload } = bad;
        const started = performance.now();
        const response = await app.inject({
          method,
          url,
          headers: { ...headers[bad.as], ...bad.headers },
          ...(payload ? { payload } : {}),
        });
        expect(performance.now() - started).toBeLessThan(LONGEST_MS);
        expectNoFault(response);
        answered += 1;
        if (method === 'GET') return;
        const after = await countRows(services);
        if (response.statusCode >= 400) {
          const same = RECORDED.has(contract.id) ? { ...before, records: after.records } : before;
          expect(after, 'a refused call changes nothing').toEqual(same);
        }
        before = after;
      });
      await fc.assert(property, { numRuns: perCall, seed: SEED, endOnFailure: true });
      // Reading writes nothing, whatever is read, so that nothing is left by halves either.
      if (contract.method === 'GET' && !WRITTEN_DOWN.includes(contract.id))
        expect(await countRows(services)).toEqual(before);
      else expect(await findHalves(services)).toEqual([]);
    },
  );

  it('left no connection busy and nothing by halves, and tried as many inputs as it should', async () => {
    expect(await findHalves(world.test.services)).toEqual([]);
    const { pool } = world.test.services.database;
    expect(pool.waitingCount).toBe(0);
    expect(pool.idleCount).toBe(pool.totalCount);
    expect(answered).toBeGreaterThanOrEqual(perCall * contracts.length);
  });
});
