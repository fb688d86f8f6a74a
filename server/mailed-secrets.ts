import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { EMAIL_CODE_DIGITS } from '#shared/constants.ts';
import { type Keys, keysOf } from './key-ring.ts';
import { sameHash } from './same-hash.ts';

/** A secret nobody guesses, for the address of a draft. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a long secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function newCode(): string {
  return String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
}

/** Whether a code is the one of which this hash was kept, by any key of ours. */
export const isCode = (keys: Keys, submissionId: string, code: string, hash: string): boolean =>
  keysOf(keys).some((key) => sameHash(hash, hashCode(key, submissionId, code)));

/** What is kept of a code. Six digits are soon tried out, so the hash is keyed and belongs to one request. */
export function hashCode(key: Uint8Array, submissionId: string, code: string): string {
  return createHmac('sha256', key).update(`code ${submissionId} ${code}`).digest('base64url');
}

/**
 * The secret of the link that follows a request. It is worked out from the id of its row, so that every later mail can
 * carry the same link although only its hash is kept.
 */
export function followSecret(key: Uint8Array, tokenId: string): string {
  return createHmac('sha256', key).update(`follow ${tokenId}`).digest('base64url');
}
