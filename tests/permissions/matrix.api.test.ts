import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#shared/contracts/contract.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { allContracts } from '../api/all-contracts.ts';
import { deskRolesOf } from './desk-roles.ts';
import { DESK_ROLES, everyPersona, ORGANISATION_ROLES, type Persona } from './personas.ts';

function allowed({ as }: Persona, contract: Contract): boolean {
  if (contract.access === 'public') return true;
  if (as === 'visitor' || as === 'nobody') return false;
  if (contract.access === 'member') return true;
  return deskRolesOf(contract)!.some((role) => role === as);
}
/** Refreshing without a token of one's own is the one public call that says 401. */
const MAY_SAY_401 = 'account.refresh';

/** What depends on the role in an organisation: its last owner cannot leave it alone. */
const OWNER_MAY_NOT = 'person.request-deletion';

const contracts = await allContracts();
const test = setUpApp({ env: { DESK_SECOND_FACTOR: '1' } });
let everybody: Awaited<ReturnType<typeof everyPersona>>;
beforeAll(async () => {
  everybody = await everyPersona(test);
});
// Some calls end the session of their caller.
beforeEach(() => everybody.restore());

const call = (contract: Contract, { headers }: Persona) =>
  test.app.inject({
    method: contract.method,
    url: contract.path.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-00000000dead'),
    headers,
    ...(contract.method === 'GET' ? {} : { payload: {} }),
  });

describe('persona × endpoint (6.001, 6.002, 6.004, 6.010)', () => {
  it('has everybody of the list, once', () => {
    const names = everybody.personas.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(8 + ORGANISATION_ROLES.length + DESK_ROLES.length + 4);
  });

  it('says of every call at the desk who may make it (B.71)', () => {
    const atDesk = contracts.filter(({ access }) => access.startsWith('desk:'));
    expect(atDesk.filter((one) => !deskRolesOf(one)).map(({ id }) => id)).toEqual([]);
    const reads = atDesk.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(20);
  });

  it.each(contracts.map((contract) => [contract.id, contract] as const))('%s', async (_id, contract) => {
    const { personas } = everybody;
    const answers = await Promise.all(personas.map((persona) => call(contract, persona)));
    const plain = answers[personas.findIndex(({ name }) => name === 'member')]!.statusCode;
    for (const [n, persona] of personas.entries()) {
      const { statusCode, ...answer } = answers[n]!;
      expect(statusCode, `${persona.name} must never see a fault`).toBeLessThan(500);
      expect(statusCode, `${persona.name} must never get 403 (8.001)`).not.toBe(403);
      if (!allowed(persona, contract)) {
        const code = { visitor: 'not_signed_in', nobody: 'session_ended' }[persona.as as string];
        const refused = code ? [401, code] : [404, 'not_found'];
        expect([statusCode, answer.json().code], `${persona.name} may not call`).toEqual(refused);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      } else if (contract.id !== MAY_SAY_401) {
        expect(statusCode, `${persona.name} may call`).not.toBe(401);
        // What names nothing that could be missing is there for whoever may call it.
        if (
          contract.access.startsWith('desk:') &&
          !contract.path.includes('{') &&
          contract.id !== 'collection.views'
        )
          expect(statusCode, `${persona.name} may call`).not.toBe(404);
        if (persona.name === 'organisation owner' && contract.id === OWNER_MAY_NOT)
          expect(statusCode).toBe(409);
        else if (persona.name.startsWith('organisation') || persona.name === 'stranger')
          expect(statusCode, `${persona.name} is a member like others`).toBe(plain);
      }
    }
  });

  it('the export of an account, which is no call of the API', async () => {
    for (const persona of everybody.personas) {
      const answer = await test.call(persona, 'GET', '/user/profile/export.zip');
      expect([persona.name, answer.statusCode]).toEqual([
        persona.name,
        persona.as === 'visitor' || persona.as === 'nobody' ? 401 : 200,
      ]);
    }
  });
});
