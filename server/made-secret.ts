import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody tries them out, and what signs is as long. */
const BYTES = 32;
const MARK = 'phum1_';
const SUM_LENGTH = 8;

const sumOf = (random: string) =>
  createHash('sha256').update(`${MARK}${random}`).digest('base64url').slice(0, SUM_LENGTH);

/** A secret for SESSION_SECRET or METRICS_TOKEN, as `npm run secret` prints it: a mark, 32 random bytes, a checksum. */
export function makeSecret(): string {
  const random = randomBytes(BYTES).toString('base64url');
  return `${MARK}${random}${sumOf(random)}`;
}

/**
 * Whether a secret came from there. Nothing can tell chance from what somebody thought up (a phrase, its hash, digits of π),
 * so that production takes what was made for it and nothing else; the checksum also finds what was cut off or mistyped.
 * It says nothing about who else knows the secret.
 */
export function isMadeSecret(secret: string): boolean {
  const [, random = '', sum] = /^phum1_([\w-]{43})([\w-]{8})$/.exec(secret) ?? [];
  return sum !== undefined && sum === sumOf(random);
}
