import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Access, Contract, DeskRole } from '#shared/contracts/contract.ts';
import { allContracts } from '../api/all-contracts.ts';
import { startTestApp, type TestApp } from '../setup/test-app.ts';

const ROLES: DeskRole[] = ['reviewer', 'editor', 'analyst', 'administrator'];
const PERSONAS = ['visitor', 'member', ...ROLES, 'suspended', 'expired', 'forged'] as const;
type Persona = (typeof PERSONAS)[number];

/** Written out on its own, so that a mistake in the server's rule does not hide here as well. */
function allowed(persona: Persona, access: Access): boolean {
  if (access === 'public') return true;
  if (persona === 'visitor' || persona === 'suspended' || persona === 'expired' || persona === 'forged')
    return false;
  if (access === 'member') return true;
  if (persona === 'member') return false;
  return persona === 'administrator' || access === 'desk' || access === `desk:${persona}`;
}

const contracts = await allContracts();
let test: TestApp;
const headers = {} as Record<Persona, Record<string, string>>;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

// Signed in anew each time: one of the calls signs its caller out.
beforeEach(async () => {
  headers.visitor = {};
  headers.member = (await test.signIn()).headers;
  for (const role of ROLES) headers[role] = (await test.signIn({ roles: [role] })).headers;
  const suspended = await test.signIn({ roles: ['administrator'] });
  await test.services.database.pool.query(`update person set status = 'suspended' where id = $1`, [
    suspended.id,
  ]);
  headers.suspended = suspended.headers;
  const ended = await test.signIn({ roles: ['administrator'] });
  await test.services.database.pool.query('update session set revoked_at = now() where id = $1', [
    ended.session_id,
  ]);
  headers.expired = ended.headers;
  headers.forged = { authorization: `${headers.administrator!.authorization}x` };
});
const call = (contract: Contract, persona: Persona) =>
  test.app.inject({
    method: contract.method,
    url: contract.path.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-00000000dead'),
    headers: headers[persona],
    ...(contract.method === 'GET' ? {} : { payload: {} }),
  });

describe('persona × endpoint (6.001, 6.002, 6.010)', () => {
  it.each(contracts.map((contract) => [contract.id, contract] as const))('%s', async (_id, contract) => {
    for (const persona of PERSONAS) {
      const { statusCode } = await call(contract, persona);
      expect(statusCode, `${persona} must never see a fault`).toBeLessThan(500);
      expect(statusCode, `${persona} must never get 403 (8.001)`).not.toBe(403);
      if (allowed(persona, contract.access)) {
        // Refreshing without any token is the one public call that says 401.
        if (contract.id !== 'account.refresh') expect(statusCode, `${persona} may call`).not.toBe(401);
      } else {
        const isNobody = ['visitor', 'suspended', 'expired', 'forged'].includes(persona);
        expect(statusCode, `${persona} may not call`).toBe(isNobody ? 401 : 404);
      }
    }
  });
});
