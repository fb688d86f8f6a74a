import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Access, Contract } from '#shared/contracts/contract.ts';
import { allContracts } from '../api/all-contracts.ts';
import { startTestApp, type TestApp } from '../setup/test-app.ts';
import { DESK_ROLES, everyPersona, ORGANISATION_ROLES, type Persona } from './personas.ts';

/** Written out on its own, so that a mistake in the server's rule does not hide here as well. */
function allowed({ as }: Persona, access: Access): boolean {
  if (access === 'public') return true;
  if (as === 'visitor' || as === 'nobody') return false;
  if (access === 'member') return true;
  if (as === 'member') return false;
  return as === 'administrator' || access === 'desk' || access === `desk:${as}`;
}
/** Refreshing without a token of one's own is the one public call that says 401. */
const MAY_SAY_401 = 'account.refresh';

/** What depends on the role in an organisation: its last owner cannot leave it alone. */
const OWNER_MAY_NOT = 'person.request-deletion';

const contracts = await allContracts();
let test: TestApp;
let everybody: Awaited<ReturnType<typeof everyPersona>>;
beforeAll(async () => {
  test = await startTestApp({ env: { DESK_SECOND_FACTOR: '1' } });
  everybody = await everyPersona(test);
});
afterAll(() => test.stop());
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

  it.each(contracts.map((contract) => [contract.id, contract] as const))('%s', async (_id, contract) => {
    const { personas } = everybody;
    const answers = await Promise.all(personas.map((persona) => call(contract, persona)));
    const plain = answers[personas.findIndex(({ name }) => name === 'member')]!.statusCode;
    for (const [n, persona] of personas.entries()) {
      const { statusCode, ...answer } = answers[n]!;
      expect(statusCode, `${persona.name} must never see a fault`).toBeLessThan(500);
      expect(statusCode, `${persona.name} must never get 403 (8.001)`).not.toBe(403);
      if (!allowed(persona, contract.access)) {
        const code = { visitor: 'not_signed_in', nobody: 'session_ended' }[persona.as as string];
        const refused = code ? [401, code] : [404, 'not_found'];
        expect([statusCode, answer.json().code], `${persona.name} may not call`).toEqual(refused);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      } else if (contract.id !== MAY_SAY_401) {
        expect(statusCode, `${persona.name} may call`).not.toBe(401);
        if (persona.name === 'organisation owner' && contract.id === OWNER_MAY_NOT)
          expect(statusCode).toBe(409);
        else if (persona.name.startsWith('organisation') || persona.name === 'stranger')
          expect(statusCode, `${persona.name} is a member like others`).toBe(plain);
      }
    }
  });

  it('the export of an account, which is no call of the API', async () => {
    for (const persona of everybody.personas) {
      const answer = await test.app.inject({ url: '/user/profile/export.zip', headers: persona.headers });
      expect([persona.name, answer.statusCode]).toEqual([
        persona.name,
        allowed(persona, 'member') ? 200 : 401,
      ]);
    }
  });
});
