import { createHash, createHmac, randomBytes } from 'node:crypto';
import { validate } from 'uuid';
import { type Keys, keysOf } from '../../../key-ring.ts';
import { sameHash } from '../../../same-hash.ts';

export const EMAIL_CHANGE_HOURS = 24;

interface EmailChange {
  person_id: string;
  /** The address of the account until now. */
  from: string | null;
  to: string;
}

/**
 * The key of a link that changes an address: what is to change, and our mark over it. Nothing is stored until it is used.
 * It counts only while the account still has the address it was asked from. The dot tells it from other keys.
 */
export function newEmailKey(secret: Uint8Array, { person_id, from, to }: EmailChange): string {
  const until = Math.floor(Date.now() / 1000) + EMAIL_CHANGE_HOURS * 3_600;
  const nonce = randomBytes(9).toString('base64url');
  const body = Buffer.from(JSON.stringify([person_id, short(from), to, until, nonce])).toString('base64url');
  return `${body}.${mark(secret, body)}`;
}

export const isEmailKey = (key: string): boolean => key.includes('.');

/** What a key asks for; null when it was not made here or is too old. */
export function readEmailKey(keys: Keys, key: string) {
  const [body = '', given = '', ...rest] = key.split('.');
  if (rest.length > 0 || !keysOf(keys).some((one) => sameHash(mark(one, body), given))) return null;
  const [person_id, from, to, until, nonce] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
    string,
  ];
  if (!validate(person_id) || until * 1000 < Date.now()) return null;
  return { person_id, to, nonce, isFrom: (address: string | null) => short(address) === from };
}

const short = (address: string | null) =>
  createHash('sha256')
    .update(address?.toLowerCase() ?? '')
    .digest('base64url')
    .slice(0, 12);
const mark = (secret: Uint8Array, body: string) =>
  createHmac('sha256', secret).update(`change of address ${body}`).digest('base64url').slice(0, 32);
