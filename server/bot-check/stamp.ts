import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Of the stamp's own format; a later one would be distinguished by it. */
export const STAMP_VERSION = 1;
/** A person needs at least this long between seeing the form and sending it. */
export const LEAST_MS = 2_000;
/** A form left open longer than this is asked to load again. */
export const MOST_MS = 12 * 3_600_000;

export interface Stamp {
  nonce: string;
  issued_at: number;
}

/** When a form was drawn, signed so that it cannot be made up: `v1.<milliseconds>.<nonce>.<signature>`. */
export function makeStamp(secret: Uint8Array, now = Date.now()): string {
  const body = `v${STAMP_VERSION}.${now}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${sign(secret, body)}`;
}

/** Reads a stamp; what is wrong with it otherwise. */
export function readStamp(secret: Uint8Array, text: string): Stamp | 'no_version' | 'execute_failed' {
  const [version, issued, nonce, signature, ...more] = text.split('.');
  if (version !== `v${STAMP_VERSION}`) return 'no_version';
  if (!issued || !nonce || !signature || more.length > 0) return 'execute_failed';
  const wanted = Buffer.from(sign(secret, `${version}.${issued}.${nonce}`));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return 'execute_failed';
  return { nonce, issued_at: Number(issued) };
}

function sign(secret: Uint8Array, body: string): string {
  return createHmac('sha256', secret).update(`bot-check ${body}`).digest('base64url');
}
