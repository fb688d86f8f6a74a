import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recovery_code, second_factor } from '#server/database/schema/account.ts';
import { audit_entry } from '#server/database/schema/operations.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

const test = setUpApp({ worker: true });
let admin: TestPerson;
beforeAll(async () => {
  admin = await test.signIn({ roles: ['administrator'] });
});

const BASE = '/desk-api/v1/people/';
const get = async (id: string) => (await test.call(admin, 'GET', `${BASE}${id}/`)).json();
const post = (id: string, verb: string, payload: object = {}, who = admin) =>
  test.call(who, 'POST', `${BASE}${id}/${verb}/`, payload);
const asked = (who: TestPerson) => test.call(who, 'GET', '/api/v1/rest-auth/user/');
const actions = async (id: string) =>
  (await test.services.database.db.select().from(audit_entry).where(eq(audit_entry.entity_id, id))).map(
    ({ action }) => action,
  );

describe('a lost second factor', () => {
  it('is taken off by an administrator: codes, passkeys and sessions go, the owner is told, and it is noted', async () => {
    const { db } = test.services.database;
    const who = await test.signIn({ password_hash: 'argon-hash-of-a-password' });
    expect((await post(who.id, 'take-off-second-factor')).statusCode, 'there is none').toBe(409);
    await db
      .insert(second_factor)
      .values({ person_id: who.id, sealed_secret: 'sealed', last_step: 0, confirmed_at: new Date() });
    await db.insert(recovery_code).values({ person_id: who.id, code_hash: `hash of ${who.id}` });
    expect((await get(who.id)).can.take_off_factor).toBe(true);
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    expect((await post(who.id, 'take-off-second-factor', {}, reviewer)).statusCode).toBe(404);
    const done = await post(who.id, 'take-off-second-factor');
    expect(done.json()).toMatchObject({ sign_in: { second_factor: false }, can: { take_off_factor: false } });
    expect(await db.$count(recovery_code, eq(recovery_code.person_id, who.id))).toBe(0);
    expect((await asked(who)).statusCode, 'signed out').toBe(401);
    expect((await mailsTo(test, who.email)).map(({ template }) => template)).toEqual([
      'account.factor_removed',
    ]);
    expect(await actions(who.id)).toContain('person.take-off-second-factor');
    expect((await post(admin.id, 'take-off-second-factor')).statusCode, 'never one’s own').toBe(409);
  });
});

describe('an invitation to the desk', () => {
  const invite = (payload: object, who = admin) => test.call(who, 'POST', `${BASE}invite/`, payload);
  const address = () => `${crypto.randomUUID().slice(0, 8)}@example.test`;

  it('opens an account with the role and a link for a password, by names in Khmer alone too', async () => {
    const email = address();
    const sent = await invite({ email, role: 'analyst', first_name_kh: 'ដារ៉ា', last_name_kh: 'សុខ' });
    expect([sent.statusCode, sent.json()]).toMatchObject([
      201,
      { email, email_verified: true, roles: ['analyst'], language: 'km', sign_in: { password: false } },
    ]);
    const [mail] = await mailsTo(test, email);
    expect([mail?.template, mail?.language]).toEqual(['account.staff_invited', 'km']);
    expect(await actions(sent.json().id)).toEqual(
      expect.arrayContaining(['person.register', 'person.grant-role', 'person.invite-staff']),
    );
  });

  it('gives the role to an account that is there, which keeps its password', async () => {
    const who = await test.signIn({ password_hash: 'argon-hash-of-a-password' });
    const sent = await invite({
      email: who.email.toUpperCase(),
      role: 'editor',
      first_name: 'No',
      last_name: 'One',
    });
    expect(sent.json()).toMatchObject({ id: who.id, roles: ['editor'], sign_in: { password: true } });
    expect(sent.json().name).not.toContain('One');
    expect((await asked(who)).statusCode).toBe(200);
  });

  it('says what is wrong with it, and is for administrators alone', async () => {
    const nameless = await invite({ email: address(), role: 'editor', first_name: 'Dara' });
    expect([nameless.statusCode, Object.keys(nameless.json().errors)]).toEqual([
      422,
      ['first_name', 'last_name'],
    ]);
    const wrong = await invite({ email: 'nobody', role: 'king' });
    expect(Object.keys(wrong.json().errors).sort()).toEqual(['email', 'role']);
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    expect((await invite({ email: address(), role: 'editor' }, reviewer)).statusCode).toBe(404);
    const shut = await test.signIn();
    await post(shut.id, 'suspend', { reason: 'Spam' });
    expect((await invite({ email: shut.email, role: 'editor' })).statusCode).toBe(409);
  });
});
