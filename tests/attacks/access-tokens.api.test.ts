import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp();
let who: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  who = await test.signIn({ roles: ['administrator'] });
  other = await test.signIn();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: object = {}) => ({
  sub: who.id,
  sid: who.session_id,
  aud: 'phum',
  iss: 'phum',
  iat: now(),
  exp: now() + 900,
  ...changes,
});
/** Signed as ours are, with what is asked changed. */
const signed = (changes: object = {}, { alg = 'HS256', key = test.services.secret as never } = {}) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ownParts = () => who.headers.authorization.replace('Bearer ', '').split('.');

async function expectNobody(token: string) {
  for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `access_token=${token}` }]) {
    const answer = await test.call({ headers }, 'GET', '/public/');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('session_ended');
    const desk = await test.call({ headers }, 'GET', '/desk-api/v1/submissions/');
    expect(desk.statusCode).toBe(401);
  }
}

describe('an access token (4.001)', () => {
  it('as we make it signs in as a bearer, which the others are measured by (4.002)', async () => {
    const headers = { authorization: `Bearer ${await signed()}` };
    const answer = await test.call({ headers }, 'GET', '/public/');
    expect(answer.json().id).toBe(who.id);
  });

  it.each(['none', 'None', 'NONE', 'nOnE', ''])('without a signature is nobody: alg %j', async (alg) => {
    const unsigned = `${part({ alg, typ: 'JWT' })}.${part(claims())}`;
    await expectNobody(`${unsigned}.`);
    await expectNobody(unsigned);
    await expectNobody(`${unsigned}.${ownParts()[2]}`);
  });

  it('signed with another key is nobody', async () => {
    await expectNobody(await signed({}, { key: new Uint8Array(32).fill(7) as never }));
    await expectNobody(await signed({}, { key: createSecretKey(Buffer.from('phum'.repeat(8))) as never }));
  });

  it('signed by other means is nobody, be it with our own secret', async () => {
    await expectNobody(
      await signed({}, { alg: 'HS512', key: Buffer.alloc(64, test.services.secret) as never }),
    );
    await expectNobody(await signed({}, { alg: 'RS256', key: privateKey as never }));
    const publicAsSecret = publicKey.export({ type: 'spki', format: 'pem' });
    await expectNobody(await signed({}, { key: createSecretKey(Buffer.from(publicAsSecret)) as never }));
  });

  it('that brings its key along is nobody', async () => {
    const key = Buffer.alloc(32, 9);
    const jwk = { kty: 'oct', k: key.toString('base64url') };
    for (const header of [{ jwk }, { kid: '../../dev/null' }, { jku: 'https://evil.example/keys' }]) {
      const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);
      await expectNobody(token);
    }
  });

  it.each([
    ['another audience', { aud: 'another' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no issuer', { iss: undefined }],
    ['an end that has passed', { exp: now() - 1 }],
    ['a beginning that has not come', { nbf: now() + 600 }],
    ['no session', { sid: undefined }],
    ['no person', { sub: undefined }],
    ['a session that is no id', { sid: "' or 1=1 --" }],
    ['a list for a person', { sub: ['a'] }],
  ])('with %s is nobody', async (_what, changes) => {
    await expectNobody(await signed(changes));
  });

  it('with the session of one and the person of another is nobody', async () => {
    await expectNobody(await signed({ sid: other.session_id }));
    await expectNobody(await signed({ sub: other.id }));
    const [header, , signature] = ownParts();
    await expectNobody(`${header}.${part(claims({ sub: other.id, sid: other.session_id }))}.${signature}`);
  });

  it('is no refresh token, nor the other way round', async () => {
    const token = await signed();
    const answer = await test.call(null, 'POST', '/api/v1/auth/token/refresh/', { refresh_token: token });
    expect(answer.statusCode).toBe(401);
    await expectNobody('0190a000-0000-7000-8000-00000000dead.c2VjcmV0.c2lnbmF0dXJl');
  });

  it('stops counting at once with its session, its person or its role', async () => {
    const { pool } = test.services.database;
    const gone = await test.signIn({ roles: ['administrator'] });
    const call = () => test.call(gone, 'GET', '/desk-api/v1/submissions/');
    expect((await call()).statusCode).toBe(200);
    await pool.query('delete from desk_grant where person_id = $1', [gone.id]);
    expect((await call()).statusCode).toBe(404);
    await pool.query(`update person set status = 'suspended' where id = $1`, [gone.id]);
    expect((await call()).statusCode).toBe(401);
  });
});
