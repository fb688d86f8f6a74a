import { describe, expect, it } from 'vitest';
import { writePerson } from '#tests/factories/person.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { aBrowser } from './support/browser.ts';
import { botStamp, keyIn, mailsTo, PASSWORD, registration } from './support/mails.ts';

const PUBLIC_URL = 'https://phum.example';
const test = setUpApp({ env: { PUBLIC_URL, IDENTITY_SIMULATOR_PORT: '0', TRUST_PROXY: '1' } });

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  aBrowser(test, headers).post(`/public/api/v1/auth/${path}/`, body);
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([one]) => one);
const resetKey = async (email: string) => keyIn((await mailsTo(test, email)).at(-1)?.text);
const askReset = (email: string) => post('password/reset', { email, bot_stamp: botStamp(test) });
const setNew = (key: string, password: string) =>
  post('password/reset/confirm', { key, password, password_confirmation: password });

describe('the links of mails', () => {
  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'phum.example:443@evil.example' },
    { host: 'phum.example', 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=http' },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '80', 'x-forwarded-host': 'evil.example' },
    { 'x-original-url': 'https://evil.example/', 'x-rewrite-url': '//evil.example/' },
    { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example', referer: 'https://evil.example/' },
  ])('lead to this site, whatever the request calls it: %j', async (headers) => {
    const known = (await writePerson(test.services, { password: PASSWORD })).email!;
    const fresh = `fresh-${crypto.randomUUID()}@example.test`;
    for (const [path, email, body] of [
      ['password/reset', known, { email: known, bot_stamp: botStamp(test) }],
      ['registration', fresh, registration(test, fresh)],
      ['registration/resend-email', fresh, { email: fresh }],
    ] as const) {
      const answer = await post(path, body, headers);
      expect(answer.statusCode).toBe(202);
      const mail = (await mailsTo(test, email)).at(-1)!;
      const addresses = [...addressesIn(mail.text), ...addressesIn(mail.html)];
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) expect(new URL(address).origin).toBe(PUBLIC_URL);
      expect(mail.text + mail.html + mail.subject).not.toContain('evil.example');
    }
  });

  it('and the page of the identity provider do not either', async () => {
    const { app } = test;
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await app.inject({ url: '/api/v1/camdigikey/request-login/', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().login_url).not.toContain('evil.example');
  });
});

describe('a link that sets a new password', () => {
  it('works once, also when it is used twice at the same moment', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    await askReset(email!);
    const key = await resetKey(email!);
    const answers = await Promise.all([1, 2, 3].map((n) => setNew(key, `Mekong-turns-${n}-times`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  });

  it('ends every session, and is void once a newer one was asked for', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    const thief = aBrowser(test);
    await thief.signIn(email!, PASSWORD);
    await askReset(email!);
    const older = await resetKey(email!);
    await askReset(email!);
    const newer = await resetKey(email!);
    expect((await setNew(older, 'Mekong-turns-4-times')).statusCode).toBe(410);
    expect((await setNew(newer, 'Mekong-turns-5-times')).statusCode).toBe(200);
    expect((await thief.get('/public/')).statusCode).toBe(401);
    expect((await thief.post('/api/v1/auth/token/refresh/')).statusCode).toBe(401);
  });

  it('signs nobody in, and opens nothing for who is shut out', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD });
    await askReset(email!);
    const key = await resetKey(email!);
    await test.services.database.pool.query(`update person set status = 'suspended' where id = $1`, [id]);
    const answer = await setNew(key, 'Mekong-turns-6-times');
    expect(answer.cookies).toEqual([]);
    expect((await aBrowser(test).signIn(email!, 'Mekong-turns-6-times')).statusCode).toBe(422);
  });

  it('wins over a sign-in with the old password that is under way', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD });
    await askReset(email!);
    const key = await resetKey(email!);
    const [reset] = await Promise.all([
      setNew(key, 'Mekong-turns-7-times'),
      ...Array.from({ length: 6 }, () => aBrowser(test).signIn(email!, PASSWORD)),
    ]);
    expect(reset.statusCode).toBe(200);
    const { rows } = await test.services.database.pool.query(
      'select 1 from session where person_id = $1 and revoked_at is null',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
