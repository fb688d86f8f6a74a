import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readAccess, signAccess } from './tokens.ts';

const secret = new TextEncoder().encode('a secret of at least thirty-two bytes');
const claims = {
  person_id: '0190a000-0000-7000-8000-000000000001',
  session_id: '0190a000-0000-7000-8000-000000000002',
};

const forge = (change: (jwt: SignJWT) => SignJWT, key = secret) =>
  change(
    new SignJWT({ sid: claims.session_id })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.person_id)
      .setAudience('phum')
      .setIssuer('phum')
      .setExpirationTime('5m'),
  ).sign(key);

describe('access tokens (4.001, 4.002)', () => {
  it('name the person and the session', async () => {
    expect(await readAccess(secret, await signAccess(secret, claims))).toEqual(claims);
  });

  it('are refused when signed with another key, for another audience, expired or without a signature', async () => {
    const other = new TextEncoder().encode('another secret of thirty-two bytes!!');
    const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: claims.person_id, sid: claims.session_id, aud: 'phum', iss: 'phum' }))}.`;
    for (const token of [
      await forge((jwt) => jwt, other),
      await forge((jwt) => jwt.setAudience('elsewhere')),
      await forge((jwt) => jwt.setExpirationTime('-1s')),
      none,
      'rubbish',
    ]) {
      expect(await readAccess(secret, token)).toBeNull();
    }
  });
});
