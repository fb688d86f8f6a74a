import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { desk_grant, person } from '#server/database/schema/person.ts';
import { identityBrowser } from '#tests/factories/identity.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { aBrowser } from './support/browser.ts';
import { botStamp, PASSWORD } from './support/mails.ts';
import { unzip } from './support/unzip.ts';

const test = setUpApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });
let mallory: TestPerson;
let sophea: TestPerson;
beforeEach(async () => {
  mallory = await test.signIn();
  sophea = await test.signIn();
});

const db = () => test.services.database.db;
const rowOf = async (id: string) => (await db().select().from(person).where(eq(person.id, id)))[0]!;
const call: TestApp['call'] = (...asked) => test.call(...asked);

/** Everything of a person that nobody sets by a form. */
const SMUGGLED = {
  id: '0190a000-0000-7000-8000-00000000dead',
  uuid: '0190a000-0000-7000-8000-00000000dead',
  person_id: '0190a000-0000-7000-8000-00000000dead',
  status: 'suspended',
  email: 'mallory@evil.example',
  email_verified: true,
  email_verified_at: '2020-01-01T00:00:00Z',
  password_hash: 'x',
  has_password: true,
  desk_roles: ['administrator'],
  roles: ['administrator'],
  role: 'administrator',
  strong: true,
  photo_id: '0190a000-0000-7000-8000-00000000dead',
  photo: '/files/x/128',
  failed_sign_ins: -1000,
  locked_until: null,
  delete_after: '2020-01-01T00:00:00Z',
  demo: true,
  created_at: '2020-01-01T00:00:00Z',
};
describe('more fields than a form has', () => {
  it.each(['/api/v1/rest-auth/user/', '/user-api/'])('change nothing by PATCH %s', async (url) => {
    const before = await rowOf(mallory.id);
    const refused = await call(mallory, 'PATCH', url, { ...SMUGGLED, occupation: 'Smuggler' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toContain('email_verified_at');
    // What reads answer is known here, and refused where it says something else.
    const { id, uuid, email, photo, desk_roles, has_password } = SMUGGLED;
    const others = { id, uuid, email, photo, desk_roles, has_password };
    const told = (await call(mallory, 'PATCH', url, { ...others, occupation: 'Smuggler' })).json();
    expect(Object.keys(told.errors).toSorted()).toEqual(Object.keys(others).toSorted());
    const answer = await call(mallory, 'PATCH', url, { occupation: 'Weaver' });
    const { updated_at: _now, ...after } = await rowOf(mallory.id);
    const { updated_at: _then, ...expected } = before;
    expect(after).toEqual({ ...expected, occupation: 'Weaver' });
    expect(await db().$count(desk_grant, eq(desk_grant.person_id, mallory.id))).toBe(0);
    expect(answer.json()).toMatchObject({ id: mallory.id, email: mallory.email, desk_roles: [] });
  });

  it.each(['{"__proto__":{"status":"x"}}', '{"constructor":{"prototype":{"status":"x"}}}'])(
    'reach no other object: %s',
    async (payload) => {
      const headers = { ...mallory.headers, 'content-type': 'application/json' };
      const answer = await test.call({ headers }, 'PATCH', '/user-api/', payload);
      expect(answer.statusCode).toBe(400);
      expect(({} as { status?: string }).status).toBeUndefined();
    },
  );

  it('make no better account when registering', async () => {
    const email = 'better@example.test';
    const form = {
      password: PASSWORD,
      password_confirmation: PASSWORD,
      first_name: 'Sreypov',
      last_name: 'Mao',
      bot_stamp: botStamp(test),
    };
    const url = '/public/api/v1/auth/registration/';
    const refused = await aBrowser(test).post(url, { ...SMUGGLED, ...form, email });
    expect(refused.statusCode).toBe(422);
    expect(await db().$count(person, eq(person.email, email))).toBe(0);
    const answer = await aBrowser(test).post(url, { ...form, email });
    expect(answer.statusCode).toBe(202);
    const [row] = await db().select().from(person).where(eq(person.email, email));
    expect(row).toMatchObject({ status: 'active', email_verified_at: null, demo: false, photo_id: null });
    expect(row?.id).not.toBe(SMUGGLED.id);
    expect(row?.failed_sign_ins).toBe(0);
    expect(await db().$count(desk_grant, eq(desk_grant.person_id, row!.id))).toBe(0);
  });

  it('name nobody else: who is meant is always who calls', async () => {
    const before = await rowOf(sophea.id);
    const other = {
      id: sophea.id,
      uuid: sophea.id,
      person_id: sophea.id,
      user: sophea.id,
      email: sophea.email,
    };
    const query = new URLSearchParams(other).toString();
    for (const [method, path, payload] of [
      ['PATCH', '/api/v1/rest-auth/user/', { bio: 'Mallory was here' }],
      ['POST', '/base-api/me/deletion/', {}],
      ['DELETE', '/base-api/me/sessions/', {}],
      [
        'POST',
        '/public/api/v1/auth/password/change/',
        { password: PASSWORD, password_confirmation: PASSWORD },
      ],
    ] as const) {
      expect((await call(mallory, method, `${path}?${query}`, { ...other, ...payload })).statusCode).toBe(
        422,
      );
      await call(mallory, method, `${path}?${query}`, payload);
    }
    expect(await rowOf(sophea.id)).toEqual(before);
    expect((await call(sophea, 'GET', '/public/')).statusCode).toBe(200);
    expect((await rowOf(mallory.id)).bio).toBe('Mallory was here');
  });
});

describe('what belongs to somebody else', () => {
  it('is not found: their session', async () => {
    const url = `/base-api/me/sessions/${sophea.session_id}/`;
    const answer = await call(mallory, 'DELETE', url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    const nobody = '/base-api/me/sessions/0190a000-0000-7000-8000-00000000dead/';
    expect((await call(mallory, 'DELETE', nobody)).body).toBe(answer.body);
    expect((await call(mallory, 'DELETE', '/base-api/me/sessions/')).json()).toEqual({ ended: 0 });
    expect((await call(sophea, 'GET', '/public/')).statusCode).toBe(200);
    const listed = (await call(mallory, 'GET', '/base-api/me/sessions/')).json().data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([mallory.session_id]);
  });

  it('is not signed out with their refresh token but by who has it', async () => {
    const { pool } = test.services.database;
    await call(mallory, 'POST', '/api/v1/auth/logout/', { refresh_token: sophea.session_id });
    expect((await call(sophea, 'GET', '/public/')).statusCode).toBe(200);
    expect((await call(mallory, 'GET', '/public/')).statusCode).toBe(401);
    const { rows } = await pool.query('select revoked_at from session where id = $1', [sophea.session_id]);
    expect(rows).toEqual([{ revoked_at: null }]);
  });

  it('is not unlinked: their identity', async () => {
    const browser = identityBrowser(test, sophea.headers);
    expect((await browser.signIn('founder', '?link=1')).statusCode).toBe(200);
    const answer = await call(mallory, 'DELETE', '/base-api/me/identities/camdigikey/');
    expect(answer.statusCode).toBe(404);
    expect((await call(mallory, 'GET', '/base-api/me/identities/')).json().data).toEqual([]);
    expect((await identityBrowser(test).signIn('founder')).json().data.id).toBe(sophea.id);
  });

  it('is not changed: their photo', async () => {
    const file = { name: 'me.png', type: 'image/png', bytes: await picture('png') };
    const form = await multipart({ photo: file });
    const smuggled = await multipart({ photo: file, id: sophea.id, owner_id: sophea.id });
    const set = (who: TestPerson, { payload, headers } = form) =>
      test.call({ headers: { ...headers, ...who.headers } }, 'POST', '/base-api/me/photo/', payload);
    expect((await set(sophea)).statusCode).toBe(200);
    const before = (await rowOf(sophea.id)).photo_id;
    expect((await set(mallory, smuggled)).statusCode).toBe(422);
    expect((await set(mallory)).statusCode).toBe(200);
    await call(mallory, 'DELETE', `/base-api/me/photo/?id=${before}`);
    expect((await rowOf(sophea.id)).photo_id).toBe(before);
    expect((await call(sophea, 'GET', `/files/${before}/128`)).statusCode).toBe(200);
  });

  it('is not told: what they show to nobody', async () => {
    await db()
      .update(person)
      .set({ phone: '+85512345678', date_of_birth: '1993-04-12' })
      .where(eq(person.id, sophea.id));
    const administrator = await test.signIn({ roles: ['administrator'] });
    for (const who of [mallory, administrator]) {
      const { body } = await call(who, 'GET', `/base-api/users/${sophea.id}/`);
      // Without ids: their random digits may be any year.
      const told = body.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
      for (const secret of [sophea.email, '12345678', '1993', 'password', 'session', 'failed'])
        expect(told).not.toContain(secret);
    }
  });

  it('is not in an export: it holds its owner’s things, without hashes and without who else was there', async () => {
    const administrator = await test.signIn({ roles: ['administrator'] });
    await test.services.database.pool.query(
      `insert into audit_entry (id, action, entity, entity_id, actor_id, actor_kind, ip_hash, request_id)
       values (gen_random_uuid(), 'person.suspend', 'person', $1, $2, 'person', 'ip-of-staff', 'request-of-staff')`,
      [mallory.id, administrator.id],
    );
    const hash = '$argon2id$of-mallory';
    await db().update(person).set({ password_hash: hash }).where(eq(person.id, mallory.id));
    const query = new URLSearchParams({ id: sophea.id, person_id: sophea.id, email: sophea.email });
    const answer = await call(mallory, 'GET', `/user/profile/export.zip?${query}`);
    expect(answer.statusCode).toBe(200);
    const text = unzip(answer.rawPayload).get('account.json')!.toString('utf8');
    const data = JSON.parse(text);
    expect(data.person).toMatchObject({ id: mallory.id, email: mallory.email });
    expect(data.history.map(({ action }: { action: string }) => action)).toContain('person.suspend');
    for (const foreign of [sophea.id, sophea.email, administrator.id, 'ip-of-staff', 'request-of-staff'])
      expect(text).not.toContain(foreign);
    for (const kept of [hash, 'token_hash', 'previous_hash', 'password_hash'])
      expect(text).not.toContain(kept);
  });
});
