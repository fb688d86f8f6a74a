import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identity_link } from '#server/database/schema/account.ts';
import { audit_entry } from '#server/database/schema/operations.ts';
import { desk_grant, person } from '#server/database/schema/person.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { createAdministrator } from './create-administrator.ts';

const PASSWORD = 'Tonle-Sap-rises-9-months';
const NAMES = { first_name: 'Sokha', last_name: 'Chea' };
const test = setUpApp();

const choosePassword = (url: string) =>
  test.call(null, 'POST', '/public/api/v1/auth/password/reset/confirm/', {
    key: url.split('/').at(-1),
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
const signIn = (email: string) =>
  test.call(null, 'POST', '/public/api/v1/auth/login/', { email, password: PASSWORD });
const rolesOf = async (id: string) =>
  (await test.services.database.db.select().from(desk_grant).where(eq(desk_grant.person_id, id))).map(
    ({ role }) => role,
  );

describe('createAdministrator', () => {
  it('makes the first administrator of a site: a password of their own, then the desk', async () => {
    const made = await createAdministrator(test.services, { email: ' First@A.Test ', ...NAMES });
    expect(made).toMatchObject({ isNew: true, hours: 1 });
    expect((await choosePassword(made.url)).statusCode).toBe(200);
    const { access_token } = (await signIn('first@a.test')).json();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await test.call({ headers }, 'GET', '/desk-api/v1/settings/')).statusCode).toBe(200);
    const entries = await test.services.database.db
      .select()
      .from(audit_entry)
      .where(eq(audit_entry.entity_id, made.id));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['person.register', 'person.grant-role']),
    );
  });

  it('gives the role to somebody who has an account, and changes nothing else of it', async () => {
    const who = await test.signIn({ email: 'member@a.test', password_hash: 'kept' });
    const made = await createAdministrator(test.services, { email: 'member@a.test', ...NAMES });
    expect([made.id, made.isNew]).toEqual([who.id, false]);
    const again = await createAdministrator(test.services, { email: 'member@a.test', ...NAMES });
    expect(again.id).toBe(who.id);
    expect(await rolesOf(who.id)).toEqual(['administrator']);
    const [row] = await test.services.database.db.select().from(person).where(eq(person.id, who.id));
    expect(row).toMatchObject({ first_name: 'Sophea', password_hash: 'kept' });
  });

  it('hands nothing to an identity that only says the address is its own', async () => {
    const { db } = test.services.database;
    const [row] = await db.insert(person).values({ email: 'claimed@a.test' }).returning();
    await db
      .insert(identity_link)
      .values({ provider: 'camdigikey', subject: 'a stranger', person_id: row!.id });
    const made = await createAdministrator(test.services, { email: 'claimed@a.test', ...NAMES });
    expect(made).toMatchObject({ isNew: true });
    expect([made.id === row!.id, await rolesOf(row!.id)]).toEqual([false, []]);
  });

  it('names what is wrong', async () => {
    const make = (fields: object) =>
      createAdministrator(test.services, { email: 'new@a.test', ...NAMES, ...fields });
    await expect(make({ email: 'nobody' })).rejects.toMatchObject({ why: 'email' });
    await expect(make({ last_name: ' ' })).rejects.toMatchObject({ why: 'name' });
    const who = await test.signIn({ email: 'shut@a.test' });
    await test.services.database.db
      .update(person)
      .set({ status: 'suspended', suspended_at: new Date(), suspended_reason: 'x' })
      .where(eq(person.id, who.id));
    await expect(make({ email: 'shut@a.test' })).rejects.toMatchObject({ why: 'suspended' });
  });
});
