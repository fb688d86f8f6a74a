import { z } from 'zod';
import { LOGIN_STATE_SECONDS } from '../../../identity/login-state.ts';
import type { IdentityProfile } from '../../../identity/provider.ts';
import type { Keys } from '../../../key-ring.ts';
import { seal, unseal } from '../../../sealed.ts';
import { newSecret } from '../session-tokens.ts';

/** An identity that was proved by a browser and belongs to no account yet: its person chooses to which. */
export interface WaitingIdentity {
  /** Unique; settled once. */
  nonce: string;
  /** When it was proved. */
  since: Date;
  provider: string;
  profile: IdentityProfile;
  /** Under what the token is known that proved it. */
  token: string;
}

const MARK = 'waiting.';
const stored = z.object({
  nonce: z.string(),
  since: z.number(),
  provider: z.string(),
  profile: z.any(),
  token: z.string(),
});

/** The value of the cookie that keeps it in its browser, unreadable there. */
export function sealWaiting(
  secret: Uint8Array,
  proved: Pick<WaitingIdentity, 'provider' | 'profile' | 'token'>,
): string {
  const text = JSON.stringify({ nonce: newSecret(), since: Date.now(), ...proved });
  return MARK + seal(secret, 'identity', text);
}

/** What such a value says; null when it is none of ours or has ended. */
export function openWaiting(keys: Keys, value: string | undefined): WaitingIdentity | null {
  if (!value?.startsWith(MARK)) return null;
  try {
    const { since, ...rest } = stored.parse(JSON.parse(unseal(keys, 'identity', value.slice(MARK.length))));
    if (since + LOGIN_STATE_SECONDS * 1000 < Date.now()) return null;
    return { ...rest, profile: rest.profile as IdentityProfile, since: new Date(since) };
  } catch {
    return null;
  }
}
