import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHALLENGE_SECONDS, isOwnChallenge, newChallenge } from './challenge.ts';

const secret = randomBytes(32);
const now = Date.UTC(2026, 10, 22);

describe('what a passkey has to sign', () => {
  it('is never the same, and counts for what it was made for, until it ends', () => {
    const challenge = newChallenge(secret, 'add a', now);
    expect(newChallenge(secret, 'add a', now)).not.toBe(challenge);
    expect(isOwnChallenge(secret, challenge, 'add a', now)).toBe(true);
    expect(isOwnChallenge(secret, challenge, 'add a', now + (CHALLENGE_SECONDS - 1) * 1000)).toBe(true);
    expect(isOwnChallenge(secret, challenge, 'add a', now + CHALLENGE_SECONDS * 1000)).toBe(false);
    expect(isOwnChallenge(secret, challenge, 'add b', now)).toBe(false);
    expect(isOwnChallenge(randomBytes(32), challenge, 'add a', now)).toBe(false);
  });

  it('counts as it was written only, and not when a single sign differs', () => {
    const challenge = newChallenge(secret, 'add a', now);
    const other = (sign: string) => (sign === 'A' ? 'B' : 'A');
    const changed = [...challenge].map(
      (sign, n) => challenge.slice(0, n) + other(sign) + challenge.slice(n + 1),
    );
    const rewritten = [`${challenge}=`, ` ${challenge}`, `${challenge}\n`, challenge.slice(1), '', 'x'];
    for (const one of [...changed, ...rewritten])
      expect(isOwnChallenge(secret, one, 'add a', now), one).toBe(false);
  });
});
