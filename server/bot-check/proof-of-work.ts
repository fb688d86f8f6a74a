import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds a guess costs, and how many guesses are needed: about a second on a slow phone, in a worker. */
const COST = 1_000;
const LEAST_GUESSES = 400;
const MOST_GUESSES = 1_200;
const VALID_MS = 3_600_000;

function keys(secret: Uint8Array) {
  const derive = (use: string) => createHmac('sha256', secret).update(`altcha ${use}`).digest('base64url');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
}

/** A challenge for the ALTCHA widget. */
export function makeChallenge(secret: Uint8Array, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(LEAST_GUESSES, MOST_GUESSES),
    deriveKey,
    expiresAt: new Date(now + VALID_MS),
    ...keys(secret),
  });
}

/** The nonce of a solved challenge of ours that has not expired; null for anything else. */
export async function checkProof(secret: Uint8Array, text: string): Promise<string | null> {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Payload;
    const { challenge, solution } = payload;
    // The library counts as many rounds as the payload says; only ours, which are signed, are worth computing.
    if (challenge.parameters.algorithm !== ALGORITHM || challenge.parameters.cost !== COST) return null;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(secret) });
    return verified ? challenge.parameters.nonce : null;
  } catch {
    return null;
  }
}
