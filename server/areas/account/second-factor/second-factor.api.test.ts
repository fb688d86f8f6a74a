import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { second_factor } from '#server/database/schema/account.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { totpOf } from './one-time-code.ts';

const PASSWORD = 'Tonle-Sap-rises-9-months';
const PATH = '/base-api/me/second-factor/';
const test = setUpApp({ env: { DESK_SECOND_FACTOR: '1' } });
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

const call = (who: TestPerson, method: 'GET' | 'POST', path = PATH, payload?: object) =>
  test.call(who, method, path, payload);
const login = (who: TestPerson, code?: string) =>
  test.call(null, 'POST', '/public/api/v1/auth/login/', {
    email: who.email,
    password: PASSWORD,
    ...(code ? { code } : {}),
  });
/**
 * The code `steps` of 30 seconds from now. Codes are taken one step early or late, each after the one before: that of now,
 * then the next, so that a step may pass before a code arrives.
 */
const codeOf = (secret: string, steps = 0): string =>
  totpOf(secret.replaceAll(' ', ''), '').generate({ timestamp: Date.now() + steps * 30_000 });

async function enrol(who: TestPerson): Promise<{ secret: string; recovery_codes: string[] }> {
  const { secret } = (await call(who, 'POST')).json();
  const answer = await call(who, 'POST', `${PATH}confirm/`, { code: codeOf(secret) });
  expect(answer.statusCode).toBe(200);
  return { secret, ...answer.json() };
}

describe('one-time codes', () => {
  it('are switched on by a first code, and asked for from then on', async () => {
    const who = await test.signIn({ password_hash });
    expect((await login(who)).statusCode).toBe(200);
    const begun = (await call(who, 'POST')).json();
    expect(begun.uri).toContain('otpauth://totp/Phum:');
    expect(begun.qr.length).toBe(begun.qr[0].length);
    expect((await login(who)).statusCode).toBe(200);
    expect((await call(who, 'POST', `${PATH}confirm/`, { code: '000000' })).statusCode).toBe(422);
    const confirmed = await call(who, 'POST', `${PATH}confirm/`, { code: codeOf(begun.secret) });
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
    expect((await login(who)).json().code).toBe('second_factor_needed');
    expect((await login(who, codeOf(begun.secret, 1))).statusCode).toBe(200);
  });

  it('work once, the app’s and the others', async () => {
    const who = await test.signIn({ password_hash });
    const { secret, recovery_codes } = await enrol(who);
    const code = codeOf(secret, 1);
    expect((await login(who, code)).statusCode).toBe(200);
    expect((await login(who, code)).json().errors.code).toHaveLength(1);
    const typed = recovery_codes[0]!.toUpperCase().replaceAll('-', ' ');
    expect((await login(who, typed)).statusCode).toBe(200);
    expect((await login(who, typed)).statusCode).toBe(422);
    expect((await call(who, 'GET')).json()).toEqual({
      enabled: true,
      needed: false,
      can: { remove: true },
      recovery_codes_left: 9,
    });
  });

  it('of which the line lost the answer are worth the same again to that browser alone (UX 74)', async () => {
    const who = await test.signIn({ password_hash });
    const { secret } = await enrol(who);
    const asked = await login(who);
    const cookie = String(asked.headers['set-cookie']).match(/sign_in_attempt=[^;]+/)?.[0] ?? '';
    expect(cookie).not.toBe('');
    const code = codeOf(secret, 1);
    const send = (headers: Record<string, string>) =>
      test.call({ headers }, 'POST', '/public/api/v1/auth/login/', {
        email: who.email,
        password: PASSWORD,
        code,
      });
    expect((await send({ cookie })).statusCode).toBe(200);
    expect((await send({ cookie })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(422);
    expect((await send({ cookie: 'sign_in_attempt=of-somebody-else' })).statusCode).toBe(422);
    // Not for longer than a code is shown, also where nobody has swept yet.
    await test.services.database.pool.query(
      "update used_secret set expires_at = now() - interval '1 second' where key like 'code %'",
    );
    expect((await send({ cookie })).statusCode).toBe(422);
  });

  it('are taken after the clock of the site was two days ahead and came back, still once each', async () => {
    const who = await test.signIn({ password_hash });
    const { secret } = await enrol(who);
    const ahead = Math.floor((Date.now() + 2 * 86_400_000) / 30_000);
    const written = await test.services.database.db
      .update(second_factor)
      .set({ last_step: ahead })
      .where(eq(second_factor.person_id, who.id))
      .returning();
    expect(written).toHaveLength(1);
    const code = codeOf(secret, 1);
    expect((await login(who, code)).statusCode).toBe(200);
    expect((await login(who, code)).statusCode).toBe(422);
  });

  it('cannot be guessed: wrong codes lock like wrong passwords', async () => {
    const who = await test.signIn({ password_hash });
    const { secret } = await enrol(who);
    const right = codeOf(secret, 1);
    for (let i = 0; i < 8; i += 1) await login(who, right === '123456' ? '654321' : '123456');
    expect((await login(who, right)).statusCode).toBe(422);
  });

  it('are switched off by a code', async () => {
    const who = await test.signIn({ password_hash });
    const { secret } = await enrol(who);
    expect((await call(who, 'POST', `${PATH}remove/`, { code: '000000' })).statusCode).toBe(422);
    expect((await call(who, 'POST', `${PATH}remove/`, { code: codeOf(secret, 1) })).statusCode).toBe(200);
    expect((await login(who)).statusCode).toBe(200);
  });

  it('are kept as nothing that reads', async () => {
    const who = await test.signIn({ password_hash });
    const { secret, recovery_codes } = await enrol(who);
    const { rows } = await test.services.database.pool.query(
      'select * from second_factor natural join recovery_code',
    );
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(secret.replaceAll(' ', ''));
    for (const code of recovery_codes) expect(kept).not.toContain(code);
    expect(TOTP.defaults.digits).toBe(6);
  });

  it('that stand in for the app are kept as slowly as passwords, and those of before go on working (ASVS V6.5.2)', async () => {
    const who = await test.signIn({ password_hash });
    const { recovery_codes } = await enrol(who);
    const { pool } = test.services.database;
    const { rows } = await pool.query<{ code_hash: string }>(
      'select code_hash from recovery_code where person_id = $1',
      [who.id],
    );
    const heads = rows.map(({ code_hash }) => code_hash.replace(/[^$]+$/, ''));
    expect([rows.length, new Set(heads).size]).toEqual([10, 1]);
    expect(heads[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$$/);
    const [first, second] = recovery_codes as [string, string];
    expect([(await login(who, first)).statusCode, (await login(who, first)).statusCode]).toEqual([200, 422]);
    // As they were kept before, by one fast hash.
    const before = createHash('sha256')
      .update(`${who.id} ${second.replaceAll('-', '')}`)
      .digest('base64url');
    await pool.query('delete from recovery_code where person_id = $1', [who.id]);
    await pool.query('insert into recovery_code (person_id, code_hash) values ($1, $2)', [who.id, before]);
    expect([(await login(who, second)).statusCode, (await login(who, second)).statusCode]).toEqual([
      200, 422,
    ]);
  });

  it('that stand in for the app work once, however many come at once', async () => {
    const who = await test.signIn({ password_hash });
    const { recovery_codes } = await enrol(who);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(who, recovery_codes[0])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422]);
  });
});

describe('the desk', () => {
  const queue = (token: string) =>
    test.call({ headers: { authorization: `Bearer ${token}` } }, 'GET', '/desk-api/v1/submissions/');

  it('is closed to a reviewer who signed in by a password alone', async () => {
    const who = await test.signIn({ roles: ['reviewer'], password_hash });
    const weak = (await login(who)).json().access_token;
    expect((await queue(weak)).statusCode).toBe(404);
    const { secret } = await enrol(who);
    const strong = (await login(who, codeOf(secret, 1))).json().access_token;
    expect((await queue(strong)).statusCode).toBe(200);
    const answer = await call(who, 'POST', `${PATH}remove/`, { code: codeOf(secret, 1) });
    expect(answer.statusCode).toBe(409);
  });
});
