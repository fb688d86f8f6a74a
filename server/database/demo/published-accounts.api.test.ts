import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { session } from '../schema/person.ts';
import { stakeholder } from '../schema/stakeholder.ts';
import {
  closePublishedAccounts,
  findPublishedAccounts,
  refusePublishedAccounts,
} from './published-accounts.ts';
import { seedDemo } from './seed-demo.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, DEMO_STAFF } from './staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const inProduction = () =>
  refusePublishedAccounts({
    config: { ...test.services.config, production: true },
    database: test.services.database,
  });
const signIn = (email: string) =>
  test.call(null, 'POST', '/public/api/v1/auth/login/', { email, password: DEMO_PASSWORD });

describe('accounts with a published password', () => {
  it('are not written beside the accounts of people', async () => {
    const real = await startTestApp();
    await real.signIn({ roles: ['administrator'] });
    await expect(seedDemo(real.services)).rejects.toThrow(/DEMO=1 is refused/);
    expect(await real.services.database.db.$count(stakeholder)).toBe(0);
    await real.stop();
  });

  it('keep production from starting until they are closed, for good and with all that opens them', async () => {
    await expect(inProduction()).resolves.toBeUndefined();
    await seedDemo(test.services);
    const all = [...DEMO_STAFF, ...DEMO_MEMBERS].map(({ email }) => email).sort();
    expect((await findPublishedAccounts(test.services.database.db)).map(({ email }) => email).sort()).toEqual(
      all,
    );
    const member = await test.signIn({ password_hash: await hashPassword('Tonle-Sap-rises-9-months') });
    const staff = await test.signIn({ roles: ['editor'], password_hash: await hashPassword(DEMO_PASSWORD) });
    await expect(inProduction()).rejects.toThrow(/administrator@phum\.example[\s\S]*npm run close-demo/);
    const open = await signIn('administrator@phum.example');
    expect(open.statusCode).toBe(200);

    const closed = await closePublishedAccounts(test.services);
    expect(closed.map(({ email }) => email).sort()).toEqual([...all, staff.email].sort());
    await expect(inProduction()).resolves.toBeUndefined();
    expect((await signIn('administrator@phum.example')).statusCode).toBe(422);
    const headers = { authorization: `Bearer ${open.json().access_token}` };
    expect((await test.call({ headers }, 'GET', '/desk-api/v1/settings/')).statusCode).not.toBe(200);
    const [kept] = await test.services.database.db
      .select()
      .from(session)
      .where(eq(session.id, member.session_id));
    expect(kept?.revoked_at).toBeNull();
    expect(await closePublishedAccounts(test.services)).toEqual([]);
  });
});
