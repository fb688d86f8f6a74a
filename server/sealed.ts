import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Keys, keysOf } from './key-ring.ts';

/** What a sealed text is for: each has a key of its own, so that none can be put in the place of another. */
export type SealedFor = 'second factor' | 'mail' | 'answer' | 'identity';

/** How it is sealed, in front of what is: another way gets another number, and what was sealed in this one stays readable. */
const WAY = '1.';

const keyOf = (secret: Uint8Array, purpose: SealedFor) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text that must be readable again, with a key made from the program's secret (AES-256-GCM). */
export function seal(secret: Uint8Array, purpose: SealedFor, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return WAY + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again. Throws when it was sealed with none of these keys, for another purpose, or changed. */
export function unseal(keys: Keys, purpose: SealedFor, sealed: string): string {
  const [newest, ...older] = keysOf(keys);
  try {
    return unsealWith(newest!, purpose, sealed);
  } catch (error) {
    if (older.length === 0) throw error;
    return unseal(older, purpose, sealed);
  }
}

function unsealWith(secret: Uint8Array, purpose: SealedFor, sealed: string): string {
  // What was sealed before ways had numbers has none.
  const text = sealed.startsWith(WAY) ? sealed.slice(WAY.length) : sealed;
  if (text.includes('.')) throw new Error('sealed in a way that this program does not know');
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}
