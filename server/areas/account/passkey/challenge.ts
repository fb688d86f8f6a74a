import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Work } from '../../../database/work.ts';
import { createUsedSecrets } from '../../../identity/used-secrets.ts';

/** How long somebody may take to find their key. */
export const CHALLENGE_SECONDS = 300;
const RANDOM_BYTES = 24;
const BODY_BYTES = RANDOM_BYTES + 4;
const WHOLE_BYTES = BODY_BYTES + 32;

/**
 * What a passkey has to sign: random, dated, and with our mark over what it is for, so that nothing is kept until it comes
 * back. `bound` names the purpose and the session or the attempt to sign in.
 */
export function newChallenge(secret: Uint8Array, bound: string, now = Date.now()): string {
  const body = Buffer.alloc(BODY_BYTES);
  randomBytes(RANDOM_BYTES).copy(body);
  body.writeUInt32BE(Math.floor(now / 1000) + CHALLENGE_SECONDS, RANDOM_BYTES);
  return Buffer.concat([body, mark(secret, body, bound)]).toString('base64url');
}

/** Whether a challenge was made here, for just this, and has not ended. */
export function isOwnChallenge(
  secret: Uint8Array,
  challenge: string,
  bound: string,
  now = Date.now(),
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  // The same bytes can be written in several ways; only ours counts, because it is what is used up.
  if (bytes.length !== WHOLE_BYTES || bytes.toString('base64url') !== challenge) return false;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), mark(secret, body, bound))) return false;
  return body.readUInt32BE(RANDOM_BYTES) * 1000 > now;
}

/**
 * Uses up the challenge that a passkey signed and returns it; null when it is not for this or was used before. What comes
 * of the signature is decided afterwards: a second try needs another challenge.
 */
export async function takeChallenge(
  work: Work,
  clientDataJSON: string,
  bound: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null || !isOwnChallenge(work.context.services.secret, challenge, bound)) return null;
  const first = await createUsedSecrets(work.tx).reserve(`passkey ${challenge}`, CHALLENGE_SECONDS);
  return first ? challenge : null;
}

/** The challenge in what a browser says about a signature; null when that is nothing of the kind. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

const mark = (secret: Uint8Array, body: Uint8Array, bound: string) =>
  createHmac('sha256', secret).update(`passkey challenge ${bound} `).update(body).digest();
