import cookies from '@fastify/cookie';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { describe, expect, it } from 'vitest';
import { readAccess, sessionOfRefreshToken } from '#server/areas/account/session-tokens.ts';
import { checkProof } from '#server/bot-check/proof-of-work.ts';
import { readStamp } from '#server/bot-check/stamp.ts';
import { byteRange } from '#server/http/byte-range.ts';
import { languageOfCall } from '#server/http/call-language.ts';
import { bearerOf } from '#server/http/caller.ts';
import { encodingFor } from '#server/http/encoding.ts';
import { entityTag, isKnown } from '#server/http/entity-tag.ts';
import { isBounded, LONGEST_QUERY, MAX_HEADER_BYTES, MAX_PARAMETERS } from '#server/http/request-bounds.ts';
import { parseToken } from '#server/identity/camdigikey/token.ts';
import { isCounted } from '#server/page-views/is-counted.ts';
import { withoutSenderMarks } from '#shared/domain/sender-marks.ts';
import { addressIn } from '#web/features/shell/addresses.ts';
import { expectCheap, KILO, MEGA, type Parser, times } from './support/costly.ts';

const SECRET = new Uint8Array(32);
/** What the contract of a new passkey takes of it, in base64. */
const PASSKEY_MOST = 12_000;
const readAttestation = (one: string) =>
  decodeAttestationObject(new Uint8Array(Buffer.from(one, 'base64url')));
const parseCookies = (header: string) => cookies.parse(header);

/** The dearest inputs there are, up to the bound of each. */
const parsers: Parser[] = [
  ['a token of points', MAX_HEADER_BYTES, (n) => times('.', n), (one: string) => readAccess(SECRET, one)],
  [
    'a token of three long parts',
    MAX_HEADER_BYTES,
    (n) => `${times('a', n / 3)}.${times('a', n / 3)}.${times('a', n / 3)}`,
    (one: string) => readAccess(SECRET, one),
  ],
  [
    'a token to refresh',
    MAX_HEADER_BYTES,
    (n) => times('a.', n),
    (one: string) => sessionOfRefreshToken(SECRET, one),
  ],
  ['a token of the identity', 8 * KILO, (n) => times('%41', n), parseToken],
  ['a stamp', MAX_HEADER_BYTES, (n) => times('v1.', n), (one: string) => readStamp(SECRET, one)],
  [
    'a solved task',
    MEGA,
    (n) => Buffer.from(times('[', n / 2)).toString('base64'),
    (one: string) => checkProof(SECRET, one),
  ],
  [
    'what a passkey was made of, one in the other',
    PASSKEY_MOST,
    (n) => Buffer.alloc((n * 3) / 4, 0x81).toString('base64url'),
    readAttestation,
  ],
  [
    'what a passkey was made of, many after another',
    PASSKEY_MOST,
    (n) => {
      const room = Math.floor((n * 3) / 4) - 5;
      return Buffer.concat([Buffer.from([0x9a, 0, 0, room >> 8, room & 0xff]), Buffer.alloc(room)]).toString(
        'base64url',
      );
    },
    readAttestation,
  ],
  ['marks of senders', LONGEST_QUERY, (n) => `?${times('utm_a&', n)}`, withoutSenderMarks],
  ['many parameters', LONGEST_QUERY, (n) => `/?${times('&', n - 1)}`, isBounded],
  ['cookies without a value', MAX_HEADER_BYTES, (n) => times('a;', n), parseCookies],
  ['cookies of signs', MAX_HEADER_BYTES, (n) => `a="${times('%41', n)}`, parseCookies],
  [
    'what is known already',
    MAX_HEADER_BYTES,
    (n) => times('W/"a" , ', n),
    (one: string) => isKnown(one, entityTag('x')),
  ],
  [
    'the encodings of a caller',
    MAX_HEADER_BYTES,
    // None is read twice.
    (n) => ({ header: times('a;q=0.1,', n) }),
    (one: { header: string }) => encodingFor(`${one.header}x${Math.random()}`),
  ],
  [
    'a part of a file',
    MAX_HEADER_BYTES,
    (n) => `bytes=${times(' ', n)}1`,
    (one: string) => byteRange(one, 9),
  ],
  [
    'who signs in',
    MAX_HEADER_BYTES,
    (n) => `Bearer ${times(' ', n)}\n`,
    (one: string) => bearerOf({ headers: { authorization: one } }),
  ],
  [
    'the languages of a caller',
    MAX_HEADER_BYTES,
    (n) => times(' ,', n),
    (one: string) => languageOfCall(one, undefined),
  ],
  [
    'the name of a browser',
    MAX_HEADER_BYTES,
    (n) => times('bo', n),
    (one: string) => isCounted({ 'user-agent': one }, '/'),
  ],
  [
    'the path of a page',
    2_048,
    (n) => ({ pathname: `/${times('/', n - 2)}x`, search: '' }),
    (one: { pathname: string; search: string }) => addressIn('km', one, 'http://x'),
  ],
];

describe('headers, tokens and addresses made to be costly', () => {
  expectCheap(parsers);

  it('longer addresses and more parameters than the bound are refused', () => {
    expect(isBounded(`/${'a'.repeat(2_048)}`)).toBe(false);
    expect(isBounded(`/?${'a'.repeat(LONGEST_QUERY)}`)).toBe(false);
    expect(isBounded(`/?${'&'.repeat(MAX_PARAMETERS)}`)).toBe(false);
    expect(isBounded(`/camdigikey-login?authToken=${'a'.repeat(12_000)}`)).toBe(true);
  });
});
