import { createHmac, randomBytes } from 'node:crypto';
import { type Keys, keysOf } from '../key-ring.ts';
import { sameHash } from '../same-hash.ts';

/** How long somebody may stay at the provider's page. */
export const LOGIN_STATE_SECONDS = 15 * 60;

/** What a browser that went to the provider's page wants when it comes back. */
export interface LoginState {
  /** Unique; works once. */
  nonce: string;
  /** When the browser left. */
  since: Date;
  /** The person whose account the identity shall be linked to; null: sign in. */
  linkTo: string | null;
  /** The person who shows by it that it is them; null: nobody, it is a sign-in or a link. */
  proves: string | null;
}

/** Whom the way there is for, and what it is to do for them. */
export type LoginPurpose = Partial<Pick<LoginState, 'linkTo' | 'proves'>>;

/** A new value for the cookie that binds the way back to the browser that left: random, dated, and signed by us. */
export function sealLoginState(secret: Uint8Array, purpose: LoginPurpose, now = Date.now()): string {
  const nonce = randomBytes(24).toString('base64url');
  const body = [nonce, now, purpose.linkTo ?? '', purpose.proves ?? ''].join('.');
  return `${body}.${sign(secret, body)}`;
}

/** What such a value says; null when it is not ours or has ended. */
export function openLoginState(keys: Keys, value: string | undefined, now = Date.now()): LoginState | null {
  const [nonce, left, linkTo, proves, signature] = (value ?? '').split('.');
  if (!nonce || !left || linkTo === undefined || proves === undefined || !signature) return null;
  const body = [nonce, left, linkTo, proves].join('.');
  if (!keysOf(keys).some((key) => sameHash(sign(key, body), signature))) return null;
  const since = Number(left);
  if (since + LOGIN_STATE_SECONDS * 1000 < now) return null;
  return { nonce, since: new Date(since), linkTo: linkTo || null, proves: proves || null };
}

const sign = (secret: Uint8Array, body: string) =>
  createHmac('sha256', secret).update(`login state ${body}`).digest('base64url');
