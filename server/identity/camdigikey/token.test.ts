import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy, parseToken, replayKey } from './token.ts';

/** Key and token of the protocol sheet, section 7.1. */
const KEY = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIGbMBAGByqGSM49AgEGBSuBBAAjA4GGAAQApetS1UcOU3uLIhhD/AWHF4m2DCuc
bF17YVSvXWkiEhHeXK6llKstpIBucAmKTaUpZxopEhCnEbnu3eySVOjwhkkAiLHB
wegy1c4jr10O4jpE+8GzZdmgOWZZsdDH4HeoGSEGhKIr/EQxB4OFxYboOUYZT0mQ
B86ivXOEFdXUjMOcOqg=
-----END PUBLIC KEY-----`);
const HEADER =
  'eyJhbGciOiJTSEE1MTJ3aXRoRUNEU0EiLCJ0eXAiOiJKV1QiLCJqd3RJZCI6IjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMSJ9';
const PAYLOAD = 'AwoRGB8mLTQ7QklQV15lbHN6gYiPlp2kq7K5wMfO1dzj6vH4_wYNFBsiKTA3PkVMU1phaG92fYSLkpmgp661vA==';
const SIGNATURE =
  'MIGHAkIB6hHdW17YsveIxDHgOjxQUzLMRMvfh98OOa30spI6t7N2w6vMwPLBYjOErqeByIauz4r7RSMbO7_ZLtsGWbe3MuoCQQsiwBtscNlFtGlxhN-0rTvDIY-XEh_Dc-itYOAu1U8PoFJgMm5BE1zjxbGqxbXURvG0MH-kFx0Hw_38hlMPhYPd';
const TOKEN = `${HEADER}.${PAYLOAD}.${SIGNATURE}`;

const withHeader = (header: object) =>
  `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${PAYLOAD}.${SIGNATURE}`;

describe('tokens of the identity provider', () => {
  it('checks a signature over a text hashed twice (7.021)', () => {
    expect(isSignedBy(parseToken(TOKEN), KEY)).toBe(true);
  });

  it('takes a percent-encoded token for the same', () => {
    const encoded = parseToken(encodeURIComponent(TOKEN));
    expect(encoded.text).toBe(TOKEN);
    expect(isSignedBy(encoded, KEY)).toBe(true);
  });

  it('accepts either alphabet in the signature, and counts it as the same token', () => {
    const other = `${HEADER}.${PAYLOAD}.${SIGNATURE.replaceAll('-', '+').replaceAll('_', '/')}`;
    expect(isSignedBy(parseToken(other), KEY)).toBe(true);
    expect(replayKey(parseToken(other))).toBe(replayKey(parseToken(TOKEN)));
  });

  it.each([
    ['header', `${HEADER.replace(/MSJ9$/, 'MiJ9')}.${PAYLOAD}.${SIGNATURE}`],
    ['payload', `${HEADER}.${PAYLOAD.replace('AwoR', 'AwoS')}.${SIGNATURE}`],
    ['padding', `${HEADER}.${PAYLOAD.replace('==', '')}.${SIGNATURE}`],
    ['signature', `${HEADER}.${PAYLOAD}.${SIGNATURE.replace('MIGHAkIB6hHd', 'MIGHAkIB6hHe')}`],
  ])('sees a changed %s', (_part, token) => {
    expect(isSignedBy(parseToken(token), KEY)).toBe(false);
  });

  it.each([
    ['no text', 42],
    ['nothing', ''],
    ['two parts', `${HEADER}.${PAYLOAD}`],
    ['four parts', `${TOKEN}.AAAA`],
    ['another alphabet', `${HEADER}.${PAYLOAD}.ខ្មែរ`],
    ['too long', `${HEADER}.${'A'.repeat(9000)}.${SIGNATURE}`],
    ['a header that is no JSON', `AAAA.${PAYLOAD}.${SIGNATURE}`],
    ['a header that is a list', `W10=.${PAYLOAD}.${SIGNATURE}`],
    ['broken percent-encoding', `${TOKEN}%zz`],
  ])('calls %s malformed', (_name, token) => {
    expect(() => parseToken(token)).toThrow(expect.objectContaining({ code: 'token_malformed' }));
  });

  it.each(['none', 'ES512', 'HS256', undefined])('never lets the header choose an algorithm: %s', (alg) => {
    expect(() => parseToken(withHeader({ alg, typ: 'JWT' }))).toThrow(
      expect.objectContaining({ code: 'token_signature_invalid' }),
    );
  });

  it('reads when a 2.x token ends', () => {
    const token = withHeader({ alg: 'SHA512withECDSA', typ: 'JWT', expiryDate: 1_700_000_000_000 });
    expect(parseToken(token).expiresAt).toEqual(new Date(1_700_000_000_000));
    expect(parseToken(TOKEN).expiresAt).toBeNull();
  });
});
